import type { RaRecord } from 'react-admin'
import { ViewOnSite } from '#office/shell/form/ViewOnSite.tsx'
import { PicturedName } from '#office/shell/list/PicturedName.tsx'
import { titleOf } from '#office/shell/list/title-of.ts'
import { currentLocale } from '#office/shell/locale.ts'
import { LOCALE_CODES, pathInLocale } from '#words/basics/locales.ts'

/** A row of a list has its name as it is; the whole folder has it in each language. */
export function folderName({ id, name, texts }: RaRecord): string {
  return texts?.[currentLocale()]?.name || texts?.fr?.name || name || `#${id}`
}

export function PicturedTitle({ record }: { record: RaRecord }) {
  return <PicturedName mediaId={record.mediaId} name={titleOf(record)} look="filled" />
}

type PathOf = (told: { id: number; slug: string }) => string

/** Whether visitors see it by now. */
export function isSeen({ isPublished, publishedAt, isFolderShown = true }: RaRecord): boolean {
  return isPublished && isFolderShown && new Date(publishedAt) <= new Date()
}

/** The way to its page, once visitors see it. */
export function SeenOnSite({ record, pathOf }: { record: RaRecord; pathOf: PathOf }) {
  const locale = [currentLocale(), ...LOCALE_CODES].find((code) => record.texts?.[code]?.slug)
  if (!isSeen(record) || !locale) return null
  const path = pathOf({ id: Number(record.id), slug: record.texts[locale].slug })
  return <ViewOnSite path={pathInLocale(path, locale)} />
}
