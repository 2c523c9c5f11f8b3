import type { DeskPage } from '#contract/content/page-content.ts'
import type { PageVersion } from '#contract/content/page-drafts.ts'
import { findDraft, listPageSections, listPageTexts } from '#db/queries/content/page-drafts.ts'
import { findPlan, type VersionRow } from '#db/queries/content/page-versions.ts'
import type { SiteDb } from '#db/site-db.ts'
import { pageOfRows } from '#rules/content/drafts/stored-page.ts'

/** What everyone sees of a page now. */
export async function readPublished(db: SiteDb, pageId: number): Promise<DeskPage> {
  const texts = await listPageTexts(db, pageId)
  return pageOfRows(texts, await listPageSections(db, pageId))
}

/**
 * What one goes on from: the draft, else what is planned, else what everyone sees. Planning takes the draft away; without
 * the plan in between, a page that nobody saw yet would lie empty on the desk, and be published so.
 */
export async function readDesk(db: SiteDb, pageId: number): Promise<DeskPage> {
  const begun = (await findDraft(db, pageId)) ?? (await findPlan(db, pageId))
  return begun?.content ?? readPublished(db, pageId)
}

export function versionToWire({ id, made_at, planned_for, published_at, who, picture }: VersionRow): PageVersion {
  return {
    id,
    madeAt: made_at.toISOString(),
    who,
    publishedAt: published_at?.toISOString() ?? null,
    plannedFor: planned_for?.toISOString() ?? null,
    picture,
  }
}
