import { queueMail } from '#api/mails/queue-mail.ts'
import type { AccountChange } from '#contract/accounts/closed-sets.ts'
import { findMailbox } from '#db/queries/accounts/users.ts'
import type { SiteDb } from '#db/site-db.ts'

interface ToldChange {
  userId: number
  change: AccountChange
  now: Date
  randomId: () => string
}

/** Tells the owner of an account what was changed, in the transaction that changes it: who did not do it can act. */
export async function tellAccount(db: SiteDb, { userId, change, now, randomId }: ToldChange): Promise<void> {
  const mailbox = await findMailbox(db, userId)
  if (!mailbox) return
  const { email: recipient, firstname, locale } = mailbox
  const facts = { firstname, change }
  await queueMail(db, { kind: 'ACCOUNT_CHANGED', locale, recipient, orderId: null, facts, now, randomId })
}
