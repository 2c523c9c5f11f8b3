import type { Handler } from '#api/calls/handler.ts'
import { pageKind } from '#api/content/page-kind.ts'
import { urlsOf } from '#api/content/page-to-wire.ts'
import type { getPageDraft, PageOnDesk } from '#contract/content/page-drafts.ts'
import { findDeskPage, findDraft, listPageSections, listPageTexts } from '#db/queries/content/page-drafts.ts'
import { findPlan } from '#db/queries/content/page-versions.ts'
import { pageOfRows } from '#rules/content/drafts/stored-page.ts'
import { versionToWire } from './desk-page.ts'
import { findPageFaults } from './page-faults.ts'
import { seenState } from './seen-state.ts'

export const handleGetPageDraft: Handler<typeof getPageDraft> = async ({ params: { id } }, { db }) => {
  const page = await findDeskPage(db, id)
  if (!page) return { refusal: 'thing-not-found' }
  const texts = await listPageTexts(db, id)
  const published = pageOfRows(texts, await listPageSections(db, id))
  const draft = await findDraft(db, id)
  const plan = await findPlan(db, id)
  const content = draft?.content ?? plan?.content ?? published
  const told: PageOnDesk = {
    id,
    kind: pageKind(page),
    route: page.cms_route,
    isValid: page.is_valid,
    urls: urlsOf(texts),
    version: draft?.version ?? 0,
    seen: await seenState(db, { page, draft }),
    content,
    published,
    changedAt: draft?.changed_at.toISOString() ?? null,
    who: draft?.who ?? null,
    plan: plan ? versionToWire(plan) : null,
    faults: await findPageFaults(db, { content, kind: pageKind(page) }),
  }
  return { value: { page: told } }
}
