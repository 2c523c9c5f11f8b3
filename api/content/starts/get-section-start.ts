import type { Handler } from '#api/calls/handler.ts'
import type { DeskSection } from '#contract/content/page-content.ts'
import type { getSectionStart } from '#contract/content/page-starts.ts'
import { beginSection } from '#rules/content/drafts/begun-words.ts'
import { copied } from '#rules/content/drafts/section-tree.ts'
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
    return section ? [[locale, withIds(section, id)] as const] : []
  })
  return { value: { sections: made.length === LOCALE_CODES.length ? beginSection(Object.fromEntries(made)) : {} } }
}

/** The same ids in all languages, also in columns. */
function withIds(section: object, id: string): DeskSection {
  let next = 0
  return copied(section as DeskSection, () => `${id}${next++}`)
}
