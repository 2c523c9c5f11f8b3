import type { Handler } from '#api/calls/handler.ts'
import type { getMail } from '#contract/mails/mails.ts'
import { findMail } from '#db/queries/mails/mails.ts'
import { type ComposedMail, composeMail } from './compose-mail.ts'
import { mailToWire } from './mail-to-wire.ts'

export const handleGetMail: Handler<typeof getMail> = async ({ params }, { db, now }) => {
  const row = await findMail(db, params.id)
  if (!row) return { refusal: 'mail-not-found' }
  const composed = await composeMail(db, row, now)
  return { value: { mail: mailToWire(row), content: composed && contentOf(composed) } }
}

/** The drawings are told by their names: they can be had from the order. */
function contentOf({ subject, html, text, attachments, invoices }: ComposedMail) {
  const files = [...attachments.map(({ filename }) => filename), ...invoices.map(({ number }) => `${number}.pdf`)]
  return { subject, html, text, attachments: files }
}
