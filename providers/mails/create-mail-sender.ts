import { join } from 'node:path'
import { createFolderSender } from './folder.ts'
import type { MailSender } from './mail-sender.ts'
import { createSmtpSender } from './smtp.ts'

export interface MailPlace {
  dataDir: string
  /** A mail server's address; null keeps the mails in the data folder. */
  url: string | null
}

export function createMailSender({ dataDir, url }: MailPlace): MailSender {
  return url === null ? createFolderSender(join(dataDir, 'mails')) : createSmtpSender({ url })
}
