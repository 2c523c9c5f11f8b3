import type { Handler } from '#api/calls/handler.ts'
import { hashToken } from '#api/calls/session-token.ts'
import { shownSections } from '#api/content/shown-sections.ts'
import type { getPagePreview } from '#contract/content/page-drafts.ts'
import { StoredSection } from '#contract/content/sections.ts'
import { findDeskPage, findDraft, listPageTexts } from '#db/queries/content/page-drafts.ts'
import { findPreview } from '#db/queries/content/page-previews.ts'
import { findVersion } from '#db/queries/content/page-versions.ts'
import type { SiteDb } from '#db/site-db.ts'
import { readPublished } from './desk-page.ts'

export const handleGetPagePreview: Handler<typeof getPagePreview> = async ({ params: { token } }, parts) => {
  const { db, locale, now } = parts
  const preview = await findPreview(db, { tokenHash: hashToken(token), now })
  const page = preview && (await findDeskPage(db, preview.page_id))
  if (!preview || !page) return { refusal: 'page-not-found' }
  const words = (await readPreviewed(db, preview))[locale]
  if (!words) return { refusal: 'page-not-found' }
  // What is unfinished is left out, and said to be.
  const read = words.sections.map((section) => ({ section, stored: StoredSection.safeParse(section).data }))
  const shown = await shownSections(
    parts,
    read.flatMap(({ stored }) => (stored ? [stored] : [])),
  )
  const url = (await listPageTexts(db, page.id)).find((text) => text.locale === locale)?.url ?? ''
  return {
    value: {
      page: {
        slug: page.cms_route ?? url,
        idPage: page.id,
        route: page.cms_route,
        url,
        title: words.title,
        metaDescription: words.metaDescription,
        isText: page.is_text,
        components: shown,
      },
      parts: read.map(({ section: { id, type }, stored }) => ({ id, type, isShown: stored !== undefined })),
      endsAt: preview.ends_at.toISOString(),
    },
  }
}

async function readPreviewed(db: SiteDb, { page_id, version_id }: { page_id: number; version_id: number | null }) {
  if (version_id !== null) return (await findVersion(db, { pageId: page_id, id: version_id }))?.content ?? {}
  return (await findDraft(db, page_id))?.content ?? (await readPublished(db, page_id))
}
