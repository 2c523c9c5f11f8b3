import type { NamedFile } from '#db/exports/read-exported.ts'
import {
  customizationFileKey,
  formFileKey,
  layoutPictureKey,
  originalKey,
  returnFileKey,
} from '#providers/storage/media-storage.ts'

const KEYS = {
  media: originalKey,
  customization: customizationFileKey,
  form: formFileKey,
  return: returnFileKey,
  layout: layoutPictureKey,
}

/** One that leaves with an estate, or that only backups hold. */
interface HeldFile {
  kind: NamedFile['kind'] | 'layout'
  id: string
}

/** Where a file of an estate lies in the storage. */
export function storedFileKey(siteId: number, { kind, id }: HeldFile): string {
  return KEYS[kind](siteId, id)
}
