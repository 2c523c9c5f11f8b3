import { OutboxMail } from '#contract/mails/mails.ts'
import type { MailRow } from '#db/queries/mails/mails.ts'

export function mailToWire(row: MailRow): OutboxMail {
  return {
    id: row.id,
    kind: OutboxMail.shape.kind.parse(row.kind),
    locale: row.locale,
    recipient: row.recipient,
    idOrder: row.order_id,
    subject: row.subject,
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    tries: row.tries,
    error: row.last_error,
  }
}
