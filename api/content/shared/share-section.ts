import type { Handler } from '#api/calls/handler.ts'
import { findPageFaults } from '#api/content/drafts/page-faults.ts'
import { putPageLive } from '#api/content/drafts/put-page-live.ts'
import type { DeskPage } from '#contract/content/page-content.ts'
import type { shareSection } from '#contract/content/shared-sections.ts'
import { addVersion } from '#db/queries/content/page-versions.ts'
import { addSharedPage } from '#db/queries/content/shared-sections.ts'

/** It is public at once: it stood on a page, and shows nothing before one names it. */
export const handleShareSection: Handler<typeof shareSection> = async ({ body: { name, section } }, parts) => {
  const { db, now, principal, randomId } = parts
  const entries = Object.entries(section).map(([language, one]) => [
    language,
    { title: name, metaDescription: '', sections: one ? [one] : [] },
  ])
  const content: DeskPage = Object.fromEntries(entries)
  const faults = await findPageFaults(db, { content, kind: 'SHARED' })
  if (entries.length === 0 || faults.length > 0) return { refusal: 'page-unfinished' }
  const names = Object.fromEntries(entries.map(([language]) => [language, name]))
  const id = await addSharedPage(db, { names, mark: randomId().slice(0, 12) })
  await putPageLive(db, { pageId: id, content, now })
  const by = principal?.id ?? null
  await addVersion(db, { pageId: id, content, madeAt: now, madeBy: by, plannedFor: null, publishedAt: now })
  return { value: { id }, changes: [{ thing: 'pages', id, before: null, after: { shared: name } }] }
}
