import type { Handler } from '#api/calls/handler.ts'
import type { tryLetter } from '#contract/mails/letters.ts'
import { findMailbox } from '#db/queries/accounts/users.ts'
import { fill } from '#words/basics/fill.ts'
import { mailWords } from '#words/mails/words.ts'
import { letterProblems } from './letter-problems.ts'
import type { LetterWriters } from './letter-writer.ts'
import { composeMadeUpMail, type SampleLetter } from './made-up-mail.ts'

/** To nobody but whoever asks for it, and it says that it is a trial. */
export function createTryLetterHandler(letters: LetterWriters, sample: SampleLetter): Handler<typeof tryLetter> {
  return async ({ params: { kind }, body: { language, idOrder, ...texts } }, parts) => {
    const { db, now, randomId, principal, mails, site } = parts
    const problems = letterProblems(kind, texts)
    if (Object.keys(problems).length > 0) return { problems }
    const recipient = (await findMailbox(db, principal?.id ?? 0))?.email ?? ''
    const options = { kind, language, idOrder, texts, recipient, letters, sample, now, randomId }
    const composed = await composeMadeUpMail(db, options)
    if (!composed) return { refusal: 'order-not-found' }
    const { drawings: _, attachments: __, ...mail } = composed
    const subject = fill(mailWords[language].trial, { subject: mail.subject })
    return {
      afterwards: async () => {
        const sent = await mails.send({ ...mail, subject, siteId: site.id, attachments: [], unsubscribeUrl: null })
        return 'isDelivered' in sent ? { value: { sentTo: recipient } } : { refusal: 'mail-not-sent' }
      },
    }
  }
}
