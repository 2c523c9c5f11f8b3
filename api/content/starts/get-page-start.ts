import type { Handler } from '#api/calls/handler.ts'
import type { DeskPage } from '#contract/content/page-content.ts'
import type { getPageStart } from '#contract/content/page-starts.ts'
import { beginPage } from '#rules/content/drafts/begun-words.ts'
import { TEMPLATES } from '#rules/content/templates.ts'
import { LOCALE_CODES } from '#words/basics/locales.ts'
import { readEstate, startScene } from './start-facts.ts'
import { startSections } from './start-sections.ts'

/** The same sections in all languages, known by the same ids: what one of them has no words for, none has. */
export const handleGetPageStart: Handler<typeof getPageStart> = async ({ params: { template } }, { db, randomId }) => {
  const types = TEMPLATES[template]
  const estate = await readEstate(db)
  const made = LOCALE_CODES.map((locale) => startSections(startScene(estate, locale), { template, types }))
  const ids = types.map(() => randomId().slice(0, 10))
  const isInAll = (at: number) => made.every((sections) => sections[at] !== null)
  const entries = LOCALE_CODES.map((locale, place) => {
    const sections = (made[place] ?? []).flatMap((section, at) =>
      section && isInAll(at) ? [{ ...section, id: ids[at] ?? '' }] : [],
    )
    return [locale, { title: '', metaDescription: '', sections }]
  })
  return { value: { content: beginPage(Object.fromEntries(entries) as DeskPage) } }
}
