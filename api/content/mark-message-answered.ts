import type { Handler } from '#api/calls/handler.ts'
import type { markMessageAnswered } from '#contract/content/messages.ts'
import { saveAnswered } from '#db/queries/content/messages.ts'

export const handleMarkMessageAnswered: Handler<typeof markMessageAnswered> = async (
  { params: { id }, body: { isAnswered } },
  { db, now },
) => {
  if (!(await saveAnswered(db, { id, answeredAt: isAnswered ? now : null }))) return { refusal: 'thing-not-found' }
  const changes = [{ thing: 'messages', id, before: null, after: { isAnswered } }]
  return { value: { id, isAnswered }, changes }
}
