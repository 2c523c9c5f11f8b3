import type { Handler, HandlerContext } from '#api/calls/handler.ts'
import type { resendMail } from '#contract/mails/mails.ts'
import { scheduleWork } from '#db/queries/basics/due-work.ts'
import { addMail, findMail, type MailRow } from '#db/queries/mails/mails.ts'
import { mailToWire } from './mail-to-wire.ts'

export const handleResendMail: Handler<typeof resendMail> = async ({ params }, parts) => {
  const mail = await findMail(parts.db, params.id)
  if (!mail) return { refusal: 'mail-not-found' }
  const id = mail.sent_at === null ? await tryNow(mail, parts) : await sendCopy(mail, parts)
  const waiting = await findMail(parts.db, id)
  if (!waiting) throw new Error(`Mail ${id} is gone in its own transaction`)
  const changes = [{ thing: 'mails', id, before: null, after: { kind: mail.kind } }]
  return { value: { mail: mailToWire(waiting) }, changes }
}

async function tryNow({ id }: MailRow, { db, now }: HandlerContext): Promise<number> {
  await scheduleWork(db, { kind: 'MAIL', subject: String(id), dueAt: now })
  return id
}

/** A mail of its own: the first one was sent, and stays so. */
async function sendCopy(mail: MailRow, { db, now, randomId }: HandlerContext): Promise<number> {
  const { kind, locale, recipient, idOrder } = mailToWire(mail)
  return addMail(db, { kind, locale, recipient, orderId: idOrder, facts: mail.facts, randomId: randomId(), now })
}
