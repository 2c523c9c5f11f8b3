import { randomBytes } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailSender } from './mail-sender.ts'
import { messageOptions } from './message-options.ts'

/** One file a mail under a folder of this machine: the built-in default, where no server is named. */
export function createFolderSender(folder: string): MailSender {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOptions(mail))
      const place = join(folder, String(mail.siteId))
      await mkdir(place, { recursive: true, mode: 0o700 })
      const path = join(place, fileName(mail.date, mail.messageId))
      // Written aside and moved into place: nobody ever reads half a mail.
      const aside = `${path}.${randomBytes(6).toString('hex')}`
      await writeFile(aside, message as Buffer, { mode: 0o600 })
      await rename(aside, path)
      return { isDelivered: true }
    },
    forget: ({ siteId, date, messageId }) =>
      rm(join(folder, String(siteId), fileName(date, messageId)), { force: true }),
    close: () => transport.close(),
  }
}

/** Oldest first in any listing; a mail that is sent again takes its own place. */
function fileName(date: Date, messageId: string): string {
  const stamp = date.toISOString().replace(/[:.]/g, '-')
  return `${stamp}-${messageId.replace(/[^\w-]/g, '_').slice(0, 80)}.eml`
}
