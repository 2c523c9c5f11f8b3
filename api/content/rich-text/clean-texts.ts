import type { Fields, StoredRecord } from '#db/resources/read-record.ts'
import { cleanRichText } from './clean-rich-text.ts'

interface Typed {
  before: StoredRecord | null
  given: Fields
}

type Texts = Readonly<Record<string, Fields>>

/** What is given of a thing, with what its texts say as HTML in one field cleaned in every language; what was there stays. */
export function withCleanTexts({ before, given }: Typed, field: string): Fields {
  if (given.texts === undefined) return given
  const known = (before?.fields.texts ?? {}) as Texts
  const texts = Object.entries(given.texts as Texts).map(([locale, said]) => {
    const isKnown = said[field] === known[locale]?.[field]
    return [locale, isKnown ? said : { ...said, [field]: cleanRichText(String(said[field] ?? '')) }]
  })
  return { ...given, texts: Object.fromEntries(texts) }
}
