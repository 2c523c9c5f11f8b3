import type { MailKind } from '#contract/mails/closed-sets.ts'
import { addMail, type NewMail } from '#db/queries/mails/mails.ts'
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
  return addMail(db, mailToQueue(mail))
}

export function mailToQueue<Kind extends MailKind>({ randomId, ...mail }: QueuedMail<Kind>): NewMail {
  const { kind, recipient, facts } = mail
  return { ...mail, recipient: recipient.toLowerCase(), facts: mailFacts[kind].parse(facts), randomId: randomId() }
}
