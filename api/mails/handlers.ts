import type { HandlersOf } from '#api/calls/handler.ts'
import type * as letterCalls from '#contract/mails/letters.ts'
import type * as mails from '#contract/mails/mails.ts'
import { createChangeLetterHandler } from './change-letter.ts'
import { createGetLetterHandler } from './get-letter.ts'
import { createGetLettersHandler } from './get-letters.ts'
import { createGetMailHandler } from './get-mail.ts'
import { handleGetMails } from './get-mails.ts'
import type { LetterWriters } from './letter-writer.ts'
import type { SampleLetter } from './made-up-mail.ts'
import { createPreviewLetterHandler } from './preview-letter.ts'
import { handleResendMail } from './resend-mail.ts'
import { createTryLetterHandler } from './try-letter.ts'

export function createMailHandlers(
  letters: LetterWriters,
  sample: SampleLetter,
): HandlersOf<typeof mails> & HandlersOf<typeof letterCalls> {
  return {
    getMails: handleGetMails,
    getMail: createGetMailHandler(letters),
    resendMail: handleResendMail,
    getLetters: createGetLettersHandler(letters),
    getLetter: createGetLetterHandler(sample),
    changeLetter: createChangeLetterHandler(sample),
    previewLetter: createPreviewLetterHandler(letters, sample),
    tryLetter: createTryLetterHandler(letters, sample),
  }
}
