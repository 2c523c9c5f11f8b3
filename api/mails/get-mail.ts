import type { Handler } from '#api/calls/handler.ts'
import type { getMail } from '#contract/mails/mails.ts'
import { findMail } from '#db/queries/mails/mails.ts'
import { type ComposedMail, composeMail } from './compose-mail.ts'
import type { LetterWriters } from './letter-writer.ts'
import { mailToWire } from './mail-to-wire.ts'

export function createGetMailHandler(letters: LetterWriters): Handler<typeof getMail> {
  return async ({ params }, parts) => {
    const { db, now } = parts
    const mail = await findMail(db, params.id)
    if (!mail) return { refusal: 'mail-not-found' }
    const composed = await composeMail(db, { mail, letters, secrets: null, now })
    return { value: { mail: mailToWire(mail), content: composed && mailContent(composed) } }
  }
}

/** The drawings are told by their names: they can be had from the order. */
function mailContent({ subject, html, text, attachments, drawings }: ComposedMail) {
  const files = [...attachments, ...drawings].map(({ filename }) => filename)
  return { subject, html, text, attachments: files }
}
