import { createTransport } from 'nodemailer'
import type { MailSender } from './mail-sender.ts'
import { messageOptions } from './message-options.ts'

/** All waits together stay under the lease of a piece of work. */
const PATIENCE_MS = 20_000

interface SmtpOptions {
  /** `smtp://user:password@host:587`, or `smtps://…`. */
  url: string
  patienceMs?: number
}

export function createSmtpSender({ url, patienceMs = PATIENCE_MS }: SmtpOptions): MailSender {
  const waits = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs }
  const transport = createTransport({ url, ...waits })
  return {
    async send(mail) {
      try {
        await transport.sendMail(messageOptions(mail))
        return { isDelivered: true }
      } catch (error) {
        return { failure: isFinal(error) ? 'refused' : 'away', reason: errorReason(error) }
      }
    },
    forget: async () => {},
    close: () => transport.close(),
  }
}

/** The server knows the mail and will not have it. That it will not have us (a wrong password) is ours to mend. */
function isFinal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  return isAboutMail && typeof responseCode === 'number' && responseCode >= 500
}

function errorReason(error: unknown): string {
  const { message, response } = error as { message?: unknown; response?: unknown }
  return String(response ?? message ?? error)
}
