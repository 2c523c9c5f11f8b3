import type { NamedFile } from '#db/exports/read-exported.ts'
import { customizationFileKey, formFileKey, originalKey, returnFileKey } from '#providers/storage/media-storage.ts'

const KEYS = { media: originalKey, customization: customizationFileKey, form: formFileKey, return: returnFileKey }

/** Where a file of an estate lies in the storage. */
export function storedFileKey(siteId: number, { kind, id }: Pick<NamedFile, 'kind' | 'id'>): string {
  return KEYS[kind](siteId, id)
}
