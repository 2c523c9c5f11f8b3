import type { MailKind } from '#contract/mail-sets.ts'
import { scheduleWork } from '#db/queries/due-work.ts'
import { addMail } from '#db/queries/mails.ts'
import type { SiteDb } from '#db/site-db.ts'
import { type GivenFacts, mailFacts } from './mail-facts.ts'

export interface QueuedMail<Kind extends MailKind> {
  kind: Kind
  locale: string
  recipient: string
  orderId: number | null
  facts: GivenFacts<Kind>
  now: Date
  randomId: () => string
}

/** Puts a mail into the outbox, in the transaction of what it tells: either both happen or neither. Answers its id. */
export async function queueMail<Kind extends MailKind>(db: SiteDb, mail: QueuedMail<Kind>): Promise<number> {
  const { kind, locale, recipient, orderId, now, randomId } = mail
  const id = await addMail(db, {
    kind,
    locale,
    recipient: recipient.toLowerCase(),
    orderId,
    facts: mailFacts[kind].parse(mail.facts),
    randomId: randomId(),
    now,
  })
  await scheduleWork(db, { kind: 'MAIL', subject: String(id), dueAt: now })
  return id
}
