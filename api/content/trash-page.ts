import type { Handler } from '#api/calls/handler.ts'
import type { trashPage } from '#contract/content/page-places.ts'
import { lockPlaces, putInTrash } from '#db/queries/content/page-places.ts'
import { findSharedUses } from '#db/queries/content/shared-sections.ts'

export const handleTrashPage: Handler<typeof trashPage> = async ({ params: { id } }, { db, now, locale }) => {
  const pages = await lockPlaces(db)
  const page = pages.find((one) => one.id === id)
  if (!page || page.trashed_at) return { refusal: 'thing-not-found' }
  const isNeeded = page.cms_route !== null || pages.some((one) => one.parent_id === id && !one.trashed_at)
  const isShown = page.type === 'SHARED' && (await findSharedUses(db, { id, locale })).length > 0
  if (isNeeded || isShown) return { refusal: 'still-used' }
  await putInTrash(db, { id, now })
  return { value: { id }, changes: [{ thing: 'pages', id, before: { isTrashed: false }, after: { isTrashed: true } }] }
}
