import type { Handler } from '#api/calls/handler.ts'
import { hashToken } from '#api/calls/session-token.ts'
import { pageKind } from '#api/content/page-kind.ts'
import { urlsOf } from '#api/content/page-to-wire.ts'
import { shownSections } from '#api/content/shown-sections.ts'
import type { getPagePreview } from '#contract/content/page-drafts.ts'
import { StoredSection } from '#contract/content/sections.ts'
import { findDeskPage, listPageTexts } from '#db/queries/content/page-drafts.ts'
import { findVersion } from '#db/queries/content/page-versions.ts'
import { findPreview } from '#db/queries/content/previews.ts'
import type { SiteDb } from '#db/site-db.ts'
import { readDesk } from './desk-page.ts'

export const handleGetPagePreview: Handler<typeof getPagePreview> = async ({ params: { token } }, parts) => {
  const { db, locale, now } = parts
  const preview = await findPreview(db, { tokenHash: hashToken(token), now })
  const page = preview?.page_id && (await findDeskPage(db, preview.page_id))
  if (!page) return { refusal: 'page-not-found' }
  const words = (await readPreviewed(db, { pageId: page.id, versionId: preview.version_id }))[locale]
  if (!words) return { refusal: 'page-not-found' }
  // What is unfinished is left out, and said to be.
  const finished = words.sections.flatMap((section) => StoredSection.safeParse(section).data ?? [])
  const shown = await shownSections(parts, finished)
  const urls = urlsOf(await listPageTexts(db, page.id))
  const url = urls[locale] ?? ''
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
        useAbsoluteMenu: page.use_absolute_menu,
        isEcommercePage: page.is_ecommerce_page,
        urls,
        components: shown,
      },
      kind: pageKind(page),
      parts: words.sections.map(({ id }) => id),
      endsAt: preview.ends_at.toISOString(),
    },
  }
}

async function readPreviewed(db: SiteDb, { pageId, versionId }: { pageId: number; versionId: number | null }) {
  if (versionId !== null) return (await findVersion(db, { pageId, id: versionId }))?.content ?? {}
  return readDesk(db, pageId)
}
