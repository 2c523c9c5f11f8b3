import type { Handler, HandlerContext } from '#api/calls/handler.ts'
import { countMailWish, ESTATE } from '#api/mails/caused-mails.ts'
import { queueEstateMail } from '#api/mails/queue-estate-mail.ts'
import { queueMail } from '#api/mails/queue-mail.ts'
import type { submitForm } from '#contract/forms/forms.ts'
import { addFormSubmission } from '#db/queries/forms/form-submissions.ts'
import { findForm, type StoredForm } from '#db/queries/forms/forms.ts'
import { parisDay } from '#rules/basics/paris-time.ts'
import { answerName, readFormAnswers, senderAddress } from '#rules/forms/form-answers.ts'
import { chosenFiles, keepFormFiles, takeFiles } from './form-files.ts'
import { ticketRefusal } from './form-ticket.ts'
import { keptAnswers } from './kept-answers.ts'

export const handleSubmitForm: Handler<typeof submitForm> = async ({ params, body, files }, parts) => {
  const { db, locale, now, principal } = parts
  const form = await findForm(db, { id: params.id, locale, now })
  if (!form) return { refusal: 'form-not-found' }
  const thanked = { value: { thanks: form.thanks } }
  if (body.website) return thanked
  const refused = ticketRefusal(parts, body.ticket)
  if (refused) return refused
  const sent = chosenFiles(files)
  const { answers, problems } = readFormAnswers({
    form,
    answers: body.answers,
    files: sent.length,
    today: parisDay(now),
  })
  if (Object.keys(problems).length > 0) return { problems }
  const wait = await countMailWish(parts, { kind: 'FORM_RECEIVED', recipient: ESTATE })
  if (wait !== null) return { refusal: 'too-many-requests', retryAfterSeconds: wait }
  const taken = await takeFiles(parts, sent)
  if ('refusal' in taken) return taken
  if ('problem' in taken) return { problems: { [fileFieldName(form)]: taken } }
  const email = senderAddress(answers)
  const submissionId = await addFormSubmission(db, {
    form_id: form.id,
    user_id: principal?.id ?? null,
    email,
    locale,
    answers: keptAnswers(answers, locale),
    sending: body.sending ?? null,
    created_at: now,
  })
  if (submissionId === null) return thanked
  await tellOf(parts, { form, submissionId, email })
  await keepFormFiles(parts, { owner: { submission_id: submissionId }, files: taken.clean })
  return thanked
}

function fileFieldName({ pages }: StoredForm): string {
  const field = pages.flatMap(({ fields }) => fields).find(({ kind }) => kind === 'FILE')
  return field ? answerName(field.key) : 'images'
}

interface Arrived {
  form: StoredForm
  submissionId: number
  email: string | null
}

/** The estate always; the sender where the form says so and nobody is made to receive heaps of it. */
async function tellOf(parts: HandlerContext, { form, submissionId, email }: Arrived): Promise<void> {
  const { db, locale, now, randomId } = parts
  const mail = { orderId: null, facts: { submissionId }, now, randomId }
  await queueEstateMail(db, { kind: 'FORM_RECEIVED', ...mail })
  if (!form.confirms || email === null) return
  const isTooMany = (await countMailWish(parts, { kind: 'FORM_CONFIRMED', recipient: email })) !== null
  if (!isTooMany) await queueMail(db, { kind: 'FORM_CONFIRMED', locale, recipient: email, ...mail })
}
