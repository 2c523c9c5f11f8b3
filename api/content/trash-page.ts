import type { Handler } from '#api/calls/handler.ts'
import type { trashPage } from '#contract/content/page-places.ts'
import { lockPlaces, putInTrash } from '#db/queries/content/page-places.ts'

export const handleTrashPage: Handler<typeof trashPage> = async ({ params: { id } }, { db, now }) => {
  const pages = await lockPlaces(db)
  const page = pages.find((one) => one.id === id)
  if (!page || page.trashed_at) return { refusal: 'thing-not-found' }
  const isNeeded = page.cms_route !== null || pages.some((one) => one.parent_id === id && !one.trashed_at)
  if (isNeeded) return { refusal: 'still-used' }
  await putInTrash(db, { id, now })
  return { value: { id }, changes: [{ thing: 'pages', id, before: { isTrashed: false }, after: { isTrashed: true } }] }
}
