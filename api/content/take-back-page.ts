import type { Handler } from '#api/calls/handler.ts'
import type { takeBackPage } from '#contract/content/page-places.ts'
import { putInTrash } from '#db/queries/content/page-places.ts'

export const handleTakeBackPage: Handler<typeof takeBackPage> = async ({ params: { id } }, { db }) => {
  if (!(await putInTrash(db, { id, now: null }))) return { refusal: 'thing-not-found' }
  return { value: { id }, changes: [{ thing: 'pages', id, before: { isTrashed: true }, after: { isTrashed: false } }] }
}
