import type { Handler } from '#api/calls/handler.ts'
import type { FramePart } from '#contract/content/closed-sets.ts'
import type { openFramePage } from '#contract/content/shared-sections.ts'
import { putInTrash } from '#db/queries/content/page-places.ts'
import { addSharedPage, findFramePage } from '#db/queries/content/shared-sections.ts'
import { LOCALE_CODES } from '#words/basics/locales.ts'
import { framePageNames } from '#words/content/frame/words.ts'

/** There is one of each; where it lies in the trash it comes back, and nobody sees it before it is published again. */
export const handleOpenFramePage: Handler<typeof openFramePage> = async ({ body: { part } }, { db }) => {
  const found = await findFramePage(db, part)
  if (found?.trashed_at) await putInTrash(db, { id: found.id, now: null })
  if (found) return { value: { id: found.id }, changes: [] }
  const names = Object.fromEntries(LOCALE_CODES.map((locale) => [locale, framePageNames[locale][part]]))
  const id = await addSharedPage(db, { names, mark: MARKS[part], part })
  return { value: { id }, changes: [{ thing: 'pages', id, before: null, after: { part } }] }
}

const MARKS: Readonly<Record<FramePart, string>> = { HEADER: 'en-tete', FOOTER: 'pied-de-page' }
