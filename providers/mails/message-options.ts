import type { SendMailOptions } from 'nodemailer'
import type { OutgoingMail } from './mail-sender.ts'

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
    html,
    text,
    attachments: attachments.map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      content: typeof content === 'string' ? content : Buffer.from(content),
    })),
    // Nobody's absence note answers a machine.
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl && isOneClick ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
    },
    ...(unsubscribeUrl ? { list: { unsubscribe: unsubscribeUrl } } : {}),
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
