import type { DeskPage, DeskSection } from '#contract/content/page-content.ts'

interface StoredText {
  locale: string
  title: string
  meta_description: string
}

interface StoredRow {
  locale: string
  position: number
  type: string
  properties: unknown
}

/** What is published of a page, as it lies on the desk. */
export function pageOfRows(texts: readonly StoredText[], rows: readonly StoredRow[]): DeskPage {
  const entries = texts.map(({ locale, title, meta_description }) => [
    locale,
    {
      title,
      metaDescription: meta_description,
      sections: rows.filter((row) => row.locale === locale).map(sectionOfRow),
    },
  ])
  return Object.fromEntries(entries) as DeskPage
}

/** One that was not written at the desk is known by its place: in all languages by the same. */
function sectionOfRow({ position, type, properties }: StoredRow): DeskSection {
  const known = properties as { id?: string }
  const id = known.id ?? `s${position.toString(36).padStart(3, '0')}${type.toLowerCase().slice(0, 8)}`
  return { ...known, id, type } as DeskSection
}
