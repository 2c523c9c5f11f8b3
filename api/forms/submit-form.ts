import type { Handler, HandlerContext } from '#api/calls/handler.ts'
import { countMailWish } from '#api/mails/caused-mails.ts'
import { queueEstateMail } from '#api/mails/queue-estate-mail.ts'
import { queueMail } from '#api/mails/queue-mail.ts'
import type { UploadedFile } from '#contract/basics/define-call.ts'
import type { submitForm } from '#contract/forms/forms.ts'
import { addFormSubmission, formFileBytesSince } from '#db/queries/forms/form-submissions.ts'
import { findForm, type StoredForm } from '#db/queries/forms/forms.ts'
import { parisDay } from '#rules/basics/paris-time.ts'
import { answerName, readFormAnswers, senderAddress } from '#rules/forms/form-answers.ts'
import { hasRoomForFiles } from '#rules/forms/sent-files.ts'
import { ticketRefusal } from './form-ticket.ts'
import { cleanFiles, keepFormFiles } from './keep-form-files.ts'
import { keptAnswers } from './kept-answers.ts'

/** Counts what reaches the estate's letter-box, whichever address it has. */
const ESTATE = 'the estate'
const DAY_MS = 86_400_000
const HOUR_SECONDS = 3_600

export const handleSubmitForm: Handler<typeof submitForm> = async ({ params, body, files }, parts) => {
  const { db, locale, now, principal } = parts
  const form = await findForm(db, { id: params.id, locale, now })
  if (!form) return { refusal: 'form-not-found' }
  const thanked = { value: { thanks: form.thanks } }
  if (body.website) return thanked
  const refused = ticketRefusal(parts, body.ticket)
  if (refused) return refused
  // A form without a script sends a field that was left empty as an empty file.
  const sent = files.filter(({ bytes }) => bytes.length > 0)
  const { answers, problems } = readFormAnswers({
    form,
    answers: body.answers,
    files: sent.length,
    today: parisDay(now),
  })
  if (Object.keys(problems).length > 0) return { problems }
  const wait =
    (await countMailWish(parts, { kind: 'FORM_RECEIVED', recipient: ESTATE })) ?? (await fileWait(parts, sent))
  if (wait !== null) return { refusal: 'too-many-requests', retryAfterSeconds: wait }
  const taken = await cleanFiles(parts, sent)
  if ('refusal' in taken) {
    if (taken.refusal === 'overloaded') return { refusal: taken.refusal }
    return { problems: { [fileFieldName(form)]: { problem: taken.refusal } } }
  }
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
  await keepFormFiles(parts, { submissionId, files: taken.clean })
  return thanked
}

/** Seconds to wait when the estate was sent so much today that these files would fill its disk; null when they may come. */
async function fileWait({ db, now }: HandlerContext, files: readonly UploadedFile[]): Promise<number | null> {
  if (files.length === 0) return null
  const today = await formFileBytesSince(db, new Date(now.getTime() - DAY_MS))
  return hasRoomForFiles({ today, sent: files.map(({ bytes }) => bytes.length) }) ? null : HOUR_SECONDS
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
