import { cleanSections } from '#api/content/clean-sections.ts'
import type { DeskPage, DeskSection } from '#contract/content/page-content.ts'
import { StoredSection } from '#contract/content/sections.ts'
import { publishWords, showPage } from '#db/queries/content/page-drafts.ts'
import { addVersion, hasVersions } from '#db/queries/content/page-versions.ts'
import type { SiteDb } from '#db/site-db.ts'
import { readPublished } from './desk-page.ts'

interface LiveWish {
  pageId: number
  content: DeskPage
  now: Date
}

/**
 * Shows everyone what lies on the desk, in the caller's transaction; the page is locked and without faults. What stood
 * there before the first time becomes a version, so that nothing is lost. A page that never was public is so from now on.
 */
export async function putPageLive(db: SiteDb, { pageId, content, now }: LiveWish): Promise<void> {
  if (!(await hasVersions(db, pageId))) await keepFirstState(db, { pageId, now })
  for (const [locale, words] of Object.entries(content)) {
    if (!words) continue
    const { title, metaDescription, sections } = words
    await publishWords(db, { pageId, locale, title, metaDescription, sections: storedSections(sections) })
  }
}

async function keepFirstState(db: SiteDb, { pageId, now }: { pageId: number; now: Date }): Promise<void> {
  const content = await readPublished(db, pageId)
  const isEmpty = Object.values(content).every((words) => words?.sections.length === 0)
  if (!isEmpty) await addVersion(db, { pageId, content, madeAt: now, madeBy: null, plannedFor: null, publishedAt: now })
  await showPage(db, pageId)
}

/** Throws on what is unfinished: whoever publishes has looked for faults before. HTML is kept as clean as it is shown. */
function storedSections(sections: readonly DeskSection[]) {
  const stored = cleanSections(sections.map((section) => StoredSection.parse(section)))
  return stored.map(({ type, ...properties }) => ({ type, properties }))
}
