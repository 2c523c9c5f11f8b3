import type { Handler } from '#api/calls/handler.ts'
import type { getSharedUses } from '#contract/content/shared-sections.ts'
import { findDeskPage } from '#db/queries/content/page-drafts.ts'
import { findSharedUses } from '#db/queries/content/shared-sections.ts'

export const handleGetSharedUses: Handler<typeof getSharedUses> = async ({ params: { id } }, { db, locale }) => {
  const page = await findDeskPage(db, id)
  if (page?.type !== 'SHARED') return { refusal: 'thing-not-found' }
  return { value: { uses: await findSharedUses(db, { id, locale }) } }
}
