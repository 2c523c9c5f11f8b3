import type { Handler } from '#api/calls/handler.ts'
import type { markMessage } from '#contract/content/messages.ts'
import { saveMarks } from '#db/queries/content/messages.ts'

/** That somebody has looked is no change that anybody will ask after; who is a machine is. */
export const handleMarkMessage: Handler<typeof markMessage> = async ({ params: { id }, body }, { db, now }) => {
  const { isRead, isSuspect } = body
  const marks = {
    ...(isRead === undefined ? {} : { read_at: isRead ? now : null }),
    ...(isSuspect === undefined ? {} : { is_suspect: isSuspect }),
  }
  if (!(await saveMarks(db, { id, marks }))) return { refusal: 'thing-not-found' }
  const changes = isSuspect === undefined ? [] : [{ thing: 'messages', id, before: null, after: { isSuspect } }]
  return { value: { id }, changes }
}
