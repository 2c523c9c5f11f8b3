import type { Handler } from '#api/calls/handler.ts'
import type { previewLetter } from '#contract/mails/letters.ts'
import { letterProblems } from './letter-problems.ts'
import type { LetterWriters } from './letter-writer.ts'
import { composeMadeUpMail, type SampleLetter } from './made-up-mail.ts'

/** Nobody's: it is only looked at. */
const NOBODY = 'nobody@trial.invalid'

export function createPreviewLetterHandler(
  letters: LetterWriters,
  sample: SampleLetter,
): Handler<typeof previewLetter> {
  return async ({ params: { kind }, query: { language, idOrder = null, ...texts } }, { db, now, randomId }) => {
    const problems = letterProblems(kind, texts)
    if (Object.keys(problems).length > 0) return { problems }
    const options = { kind, language, idOrder, texts, recipient: NOBODY, letters, sample, now, randomId }
    const mail = await composeMadeUpMail(db, options)
    if (!mail) return { refusal: 'order-not-found' }
    const { subject, html, text } = mail
    return { value: { subject, html, text } }
  }
}
