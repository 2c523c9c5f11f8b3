import type { RaRecord } from 'react-admin'
import { currentLocale } from '#office/shell/locale.ts'

/** A row of a list has its title as it is; the whole thing has it in each language. */
export function titleOf({ id, title, texts }: RaRecord): string {
  return texts?.[currentLocale()]?.title || texts?.fr?.title || title || `#${id}`
}
