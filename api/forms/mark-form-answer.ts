import type { Handler } from '#api/calls/handler.ts'
import type { markFormAnswer } from '#contract/forms/forms.ts'
import { markRead } from '#db/queries/forms/form-submissions.ts'

/** That somebody has looked is no change that anybody will ask after. */
export const handleMarkFormAnswer: Handler<typeof markFormAnswer> = async ({ params: { id }, body }, { db, now }) => {
  const isFound = await markRead(db, { id, at: body.isRead ? now : null })
  return isFound ? { value: { id }, changes: [] } : { refusal: 'thing-not-found' }
}
