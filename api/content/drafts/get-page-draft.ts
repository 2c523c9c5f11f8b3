import type { Handler } from '#api/calls/handler.ts'
import type { getPageDraft, PageOnDesk } from '#contract/content/page-drafts.ts'
import { findDeskPage, findDraft, listPageSections, listPageTexts } from '#db/queries/content/page-drafts.ts'
import { listPreviews } from '#db/queries/content/page-previews.ts'
import { findPlan } from '#db/queries/content/page-versions.ts'
import { pageOfRows } from '#rules/content/drafts/stored-page.ts'
import { versionToWire } from './desk-page.ts'
import { findPageFaults } from './page-faults.ts'

export const handleGetPageDraft: Handler<typeof getPageDraft> = async ({ params: { id } }, { db, now }) => {
  const page = await findDeskPage(db, id)
  if (!page) return { refusal: 'thing-not-found' }
  const texts = await listPageTexts(db, id)
  const published = pageOfRows(texts, await listPageSections(db, id))
  const draft = await findDraft(db, id)
  const plan = await findPlan(db, id)
  const previews = await listPreviews(db, { pageId: id, now })
  const content = draft?.content ?? published
  const told: PageOnDesk = {
    id,
    route: page.cms_route,
    isValid: page.is_valid,
    urls: Object.fromEntries(texts.map(({ locale, url }) => [locale, url])),
    version: draft?.version ?? 0,
    content,
    published,
    changedAt: draft?.changed_at.toISOString() ?? null,
    who: draft?.who ?? null,
    plan: plan ? versionToWire(plan) : null,
    previews: previews.map(({ id: idPreview, version_id, ends_at, who }) => ({
      id: idPreview,
      idVersion: version_id,
      endsAt: ends_at.toISOString(),
      who,
    })),
    faults: await findPageFaults(db, content),
  }
  return { value: { page: told } }
}
