import type { HandlersOf } from '#api/calls/handler.ts'
import type * as mails from '#contract/mails/mails.ts'
import { createGetMailHandler } from './get-mail.ts'
import { handleGetMails } from './get-mails.ts'
import type { LetterWriters } from './letter-writer.ts'
import { handleResendMail } from './resend-mail.ts'

export function createMailHandlers(letters: LetterWriters): HandlersOf<typeof mails> {
  return {
    getMails: handleGetMails,
    getMail: createGetMailHandler(letters),
    resendMail: handleResendMail,
  }
}
