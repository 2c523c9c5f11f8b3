import type { Handler, HandlerContext, HandlerResult } from '#api/calls/handler.ts'
import { countMailWish } from '#api/mails/caused-mails.ts'
import { queueMail } from '#api/mails/queue-mail.ts'
import type { askEmailChange } from '#contract/accounts/profile.ts'
import type { InputOf } from '#contract/basics/define-call.ts'
import { isDemoAddress } from '#db/demo/accounts.ts'
import { addEmailChange } from '#db/queries/accounts/email-changes.ts'
import { findMailbox, findUserByEmail } from '#db/queries/accounts/users.ts'
import type { SiteDb } from '#db/site-db.ts'
import { LINK_MINUTES } from '#rules/accounts/link-times.ts'
import { checkOwnPassword } from './own-password.ts'
import { createSecretLink } from './secret-links.ts'

export const handleAskEmailChange: Handler<typeof askEmailChange> = async ({ body }, parts) => ({
  afterwards: () => askChange(body, parts),
})

async function askChange(
  { email, password }: InputOf<typeof askEmailChange>['body'],
  parts: HandlerContext,
): Promise<HandlerResult<typeof askEmailChange>> {
  const own = await checkOwnPassword(password, parts)
  if ('refusal' in own) return own
  if (own.user.email === email) return { problems: { email: { problem: 'email-is-own' } } }
  return parts.transact(async (db) => {
    const { visitor, now } = parts
    if (isDemoAddress(email) || (await findUserByEmail(db, email))) return { refusal: 'email-taken' as const }
    const wait = await countMailWish({ db, visitor, now }, { kind: 'EMAIL_CHANGE', recipient: email })
    if (wait !== null) return { refusal: 'too-many-requests' as const, retryAfterSeconds: wait }
    await writeToBoth(db, { userId: own.user.id, newEmail: email, parts })
    return { value: { isAsked: true } as const }
  })
}

interface WantedChange {
  userId: number
  newEmail: string
  parts: HandlerContext
}

/** The old address can say no to a thief, the new one to a slip of the pen: both are asked. */
async function writeToBoth(db: SiteDb, { userId, newEmail, parts }: WantedChange): Promise<void> {
  const { site, secrets, now, randomId } = parts
  const mailbox = await findMailbox(db, userId)
  if (!mailbox) return
  const expiresAt = new Date(now.getTime() + LINK_MINUTES.EMAIL_CHANGE_OLD * 60_000)
  const changeId = await addEmailChange(db, { userId, newEmail, now, expiresAt })
  for (const [side, recipient] of [
    ['OLD', mailbox.email],
    ['NEW', newEmail],
  ] as const) {
    const linkId = await createSecretLink(db, {
      purpose: `EMAIL_CHANGE_${side}`,
      siteId: site.id,
      userId,
      email: recipient,
      facts: { changeId, newEmail },
      secrets,
      now,
    })
    const facts = { linkId, side, newEmail, firstname: mailbox.firstname }
    const { locale } = mailbox
    await queueMail(db, { kind: 'EMAIL_CHANGE', locale, recipient, orderId: null, facts, now, randomId })
  }
}
