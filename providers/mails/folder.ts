import { randomBytes } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailSender } from './mail-sender.ts'
import { messageOptions } from './message-options.ts'

/** One file a mail under a folder of this machine: the built-in default, where no server is named. */
export function createFolderSender(folder: string): MailSender {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOptions(mail))
      const path = join(folder, String(mail.siteId), fileName(mail.date, mail.messageId))
      // Written aside and moved into place: nobody ever reads half a mail.
      const aside = `${path}.${randomBytes(6).toString('hex')}`
      await writeMail(aside, message as Buffer)
      await rename(aside, path)
      return { isDelivered: true }
    },
    forget: ({ siteId, date, messageId }) =>
      rm(join(folder, String(siteId), fileName(date, messageId)), { force: true }),
    close: () => transport.close(),
  }
}

/** Its folder is made for the first mail of an estate, not looked for with each. */
async function writeMail(path: string, message: Buffer): Promise<void> {
  const write = () => writeFile(path, message, { mode: 0o600 })
  try {
    await write()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await write()
  }
}

/** Oldest first in any listing; a mail that is sent again takes its own place. */
function fileName(date: Date, messageId: string): string {
  const stamp = date.toISOString().replace(/[:.]/g, '-')
  return `${stamp}-${messageId.replace(/[^\w-]/g, '_').slice(0, 80)}.eml`
}
