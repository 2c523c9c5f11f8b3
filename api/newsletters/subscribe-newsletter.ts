import type { Handler } from '#api/calls/handler.ts'
import { countMailWish } from '#api/mails/caused-mails.ts'
import type { subscribeNewsletter } from '#contract/newsletters/newsletters.ts'
import { askToConfirm } from './ask-to-confirm.ts'
import { chosenLists, openLists } from './open-lists.ts'

/** The same for every address: whoever types somebody else's learns nothing of them. */
export const handleSubscribeNewsletter: Handler<typeof subscribeNewsletter> = async ({ body }, parts) => {
  const { email, consent } = body
  if (!consent) return { problems: { consent: { problem: 'not-agreed' } } }
  const open = await openLists(parts)
  if (!open) return { refusal: 'newsletter-off' }
  const lists = chosenLists(open, body.lists ?? open.map(({ id }) => id))
  if (lists.length === 0) return { problems: { lists: { problem: 'too-few', limit: 1 } } }
  const wait = await countMailWish(parts, { kind: 'NEWSLETTER_CONFIRM', recipient: email })
  if (wait !== null) return { refusal: 'too-many-requests', retryAfterSeconds: wait }
  await askToConfirm(parts, { email, userId: null, lists, origin: 'SITE' })
  return { value: { isAsked: true } }
}
