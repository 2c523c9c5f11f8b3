import type { SendMailOptions } from 'nodemailer'
import type { OutgoingMail } from './mail-sender.ts'
import { filePart, textPart } from './message-parts.ts'

/** A mail as the library wants it; all headers are its work, so that no name or subject can add one. */
export function messageOptions(mail: OutgoingMail): SendMailOptions {
  const { messageId, date, from, replyTo, to, subject, html, text, attachments, unsubscribeUrl, isOneClick } = mail
  return {
    messageId: `<${messageId}>`,
    date,
    from,
    to: { name: '', address: to },
    ...(replyTo ? { replyTo } : {}),
    subject,
    html: textPart('text/html', html),
    text: textPart('text/plain', text),
    attachments: attachments.map(filePart),
    // Nobody's absence note answers a machine.
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl && isOneClick ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
    },
    ...(unsubscribeUrl ? { list: { unsubscribe: unsubscribeUrl } } : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
