import type { Handler } from '#api/calls/handler.ts'
import { countMailWish } from '#api/mails/caused-mails.ts'
import type { setNewsletterSubscription } from '#contract/newsletters/newsletters.ts'
import { findAccountAddress } from '#db/queries/accounts/users.ts'
import { askToConfirm } from './ask-to-confirm.ts'
import { chooseLists } from './choose-lists.ts'
import { chosenLists, openLists } from './open-lists.ts'
import { openReader } from './reader-token.ts'

export const handleSetNewsletterSubscription: Handler<typeof setNewsletterSubscription> = async ({ body }, parts) => {
  const { db, principal } = parts
  const userId = principal?.id ?? 0
  const { email, isProven } = await findAccountAddress(db, userId)
  if (isProven) {
    const reader = await openReader(parts, email)
    return {
      value: { lists: await chooseLists(parts, { reader, wished: body.lists, origin: 'ACCOUNT' }), awaiting: [] },
    }
  }
  const open = await openLists(parts)
  if (!open) return { refusal: 'newsletter-off' }
  const awaiting = chosenLists(open, body.lists)
  if (awaiting.length === 0) return { value: { lists: [], awaiting } }
  const wait = await countMailWish(parts, { kind: 'NEWSLETTER_CONFIRM', recipient: email })
  if (wait !== null) return { refusal: 'too-many-requests', retryAfterSeconds: wait }
  await askToConfirm(parts, { email, userId, lists: awaiting, origin: 'ACCOUNT' })
  return { value: { lists: [], awaiting } }
}
