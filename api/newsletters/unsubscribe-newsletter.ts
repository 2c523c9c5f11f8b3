import type { Handler } from '#api/calls/handler.ts'
import { hashToken } from '#api/calls/session-token.ts'
import type { unsubscribeNewsletter } from '#contract/newsletters/newsletters.ts'
import { endSubscriptionsBut, findReaderByToken } from '#db/queries/newsletters/readers.ts'

export const handleUnsubscribeNewsletter: Handler<typeof unsubscribeNewsletter> = async ({ params }, { db, now }) => {
  const reader = await findReaderByToken(db, hashToken(params.token))
  if (!reader) return { refusal: 'newsletter-link-over' }
  await endSubscriptionsBut(db, { readerId: reader.id, lists: [], now })
  return { value: { subscribed: [] } }
}
