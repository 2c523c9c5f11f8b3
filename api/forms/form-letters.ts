import { type Block, type Letter, opening } from '#api/mails/letter.ts'
import { forEstate, type LetterContext, siteHost, when } from '#api/mails/letter-context.ts'
import { type LetterWriters, PLAIN_LETTER } from '#api/mails/letter-writer.ts'
import { mailFacts } from '#api/mails/mail-facts.ts'
import type { KeptAnswer } from '#contract/forms/forms.ts'
import { findFormSubmission } from '#db/queries/forms/form-submissions.ts'
import { findFormTitle } from '#db/queries/forms/forms.ts'
import { fill } from '#words/basics/fill.ts'
import { fileNotes } from './file-notes.ts'

export const formLetters: Pick<LetterWriters, 'FORM_RECEIVED' | 'FORM_CONFIRMED'> = {
  FORM_RECEIVED: async (db, { mail, context }) => {
    const sent = await findFormSubmission(db, mailFacts.FORM_RECEIVED.parse(mail.facts).submissionId)
    if (!sent) return null
    const form = await findFormTitle(db, { id: sent.form_id, locale: context.locale })
    const letter = formReceived(context, { form, answers: sent.answers, email: sent.email, files: sent.files })
    return { ...PLAIN_LETTER, letter, ...(sent.email ? { replyTo: { name: '', address: sent.email } } : {}) }
  },
  FORM_CONFIRMED: async (db, { mail, context }) => {
    const sent = await findFormSubmission(db, mailFacts.FORM_CONFIRMED.parse(mail.facts).submissionId)
    if (!sent) return null
    const form = await findFormTitle(db, { id: sent.form_id, locale: context.locale })
    return { ...PLAIN_LETTER, letter: formConfirmed(context, form) }
  },
}

interface Received {
  form: string
  answers: readonly KeptAnswer[]
  email: string | null
  files: readonly { id: string; filename: string }[]
}

/** To the estate: every question with its answer, and where the files can be fetched. */
export function formReceived(context: LetterContext, { form, answers, email, files }: Received): Letter {
  const said = context.words.formReceived
  const told = { form, email: email ?? '' }
  return {
    subject: fill(said.subject, told),
    preview: fill(said.title, told),
    title: fill(said.title, told),
    blocks: [
      ...answers.map(({ label, shown }): Block => ({ kind: 'facts', title: label, lines: shown.split('\n') })),
      ...fileNotes(context, files),
      ...when<Block>(email !== null, { kind: 'note', text: fill(said.answer, told) }),
    ],
    ...forEstate(context),
  }
}

/** To the sender. Nothing of what was typed is repeated: a stranger could send anybody anything with it. */
export function formConfirmed(context: LetterContext, form: string): Letter {
  const said = context.words.formConfirmed
  const told = { form, site: siteHost(context), estate: context.estate.name }
  return {
    subject: fill(said.subject, told),
    preview: fill(said.body, told),
    title: said.title,
    blocks: [opening(fill(said.body, told)), { kind: 'note', text: said.other }],
    reason: fill(said.why, told),
    told: { formulaire: form },
  }
}
