import type { Handler, HandlerContext, HandlerResult } from '#api/calls/handler.ts'
import type { followEmailLink } from '#contract/accounts/profile.ts'
import { confirmSide, deleteEmailChange } from '#db/queries/accounts/email-changes.ts'
import { endLinksOf, takeLink } from '#db/queries/accounts/secret-links.ts'
import { endSessionsOf } from '#db/queries/accounts/sessions.ts'
import { changeEmail, confirmEmail } from '#db/queries/accounts/users.ts'
import { claimGuestOrders } from '#db/queries/orders/guest-orders.ts'
import { findEmailLink } from './email-link.ts'
import { tellAccount } from './tell-account.ts'

type Link = NonNullable<Awaited<ReturnType<typeof findEmailLink>>>
type Answer = HandlerResult<typeof followEmailLink>

export const handleFollowEmailLink: Handler<typeof followEmailLink> = async ({ body: { token } }, parts) => {
  const { db, principal, now } = parts
  const link = await findEmailLink(db, { token, now })
  if (!link) return { refusal: 'link-over' }
  if (link.needsOwner && principal?.id !== link.userId) return { refusal: 'link-not-yours' }
  const { purpose, tokenHash } = link
  if (!(await takeLink(db, { purpose, tokenHash, now }))) return { refusal: 'link-over' }
  if (link.change) return confirmChange(link.change.changeId, { link, parts })
  await confirmEmail(db, { userId: link.userId, email: link.email, now })
  await claimGuestOrders(db, link.userId)
  return { value: { outcome: 'CONFIRMED' } }
}

async function confirmChange(id: number, { link, parts }: { link: Link; parts: HandlerContext }): Promise<Answer> {
  const { db, now } = parts
  const side = link.purpose === 'EMAIL_CHANGE_OLD' ? 'old_confirmed_at' : 'new_confirmed_at'
  const change = await confirmSide(db, { id, side, now })
  if (!change) return { refusal: 'link-over' }
  if (!change.old_confirmed_at) return { value: { outcome: 'WAITS_FOR_OLD' } }
  if (!change.new_confirmed_at) return { value: { outcome: 'WAITS_FOR_NEW' } }
  return makeChange(change.new_email, { link, parts })
}

/** Both have said yes: the account has its new address, and whoever sits at another device signs in with it. */
async function makeChange(email: string, { link, parts }: { link: Link; parts: HandlerContext }): Promise<Answer> {
  const { db, principal, sessionHash, now, randomId } = parts
  const { userId } = link
  const told = { userId, change: 'EMAIL', now, randomId } as const
  await tellAccount(db, told)
  if (!(await changeEmail(db, { id: userId, email, now }))) return { refusal: 'email-taken' }
  await tellAccount(db, told)
  await claimGuestOrders(db, userId)
  await endSessionsOf(db, { userId, except: principal?.id === userId ? sessionHash : null })
  await endLinksOf(db, userId)
  await deleteEmailChange(db, userId)
  return { value: { outcome: 'CHANGED' } }
}
