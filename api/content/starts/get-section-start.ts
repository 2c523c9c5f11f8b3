import type { Handler } from '#api/calls/handler.ts'
import type { getSectionStart } from '#contract/content/page-starts.ts'
import { LOCALE_CODES } from '#words/basics/locales.ts'
import { readEstate, startScene } from './start-facts.ts'
import { startSection } from './start-sections.ts'

/** The same section in all languages, or none: half of it would be a page in one language. */
export const handleGetSectionStart: Handler<typeof getSectionStart> = async (
  { params: { type } },
  { db, randomId },
) => {
  const estate = await readEstate(db)
  const id = randomId().slice(0, 10)
  const made = LOCALE_CODES.flatMap((locale) => {
    const section = startSection(type, startScene(estate, locale))
    return section ? [[locale, { ...section, id }] as const] : []
  })
  return { value: { sections: made.length === LOCALE_CODES.length ? Object.fromEntries(made) : {} } }
}
