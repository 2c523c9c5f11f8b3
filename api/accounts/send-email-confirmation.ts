import type { HandlerContext } from '#api/calls/handler.ts'
import { countMailWish } from '#api/mails/caused-mails.ts'
import { queueMail } from '#api/mails/queue-mail.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { findMailbox } from '#db/queries/accounts/users.ts'
import type { SiteDb } from '#db/site-db.ts'
import { createSecretLink } from './secret-links.ts'

/**
 * Asks the owner of an account to show that its address is theirs. Answers the seconds to wait where its letter-box has
 * had enough of them today, else null.
 */
export async function sendEmailConfirmation(
  db: SiteDb,
  { user, parts }: { user: User; parts: HandlerContext },
): Promise<number | null> {
  const { site, secrets, visitor, now, randomId } = parts
  const wait = await countMailWish({ db, visitor, now }, { kind: 'EMAIL_CONFIRM', recipient: user.email })
  const mailbox = await findMailbox(db, user.id)
  if (wait !== null || !mailbox) return wait
  const { email, firstname, locale } = mailbox
  const link = { purpose: 'EMAIL_CONFIRM', siteId: site.id, userId: user.id, email, secrets, now } as const
  const facts = { linkId: await createSecretLink(db, link), firstname }
  await queueMail(db, { kind: 'EMAIL_CONFIRM', locale, recipient: email, orderId: null, facts, now, randomId })
  return null
}
