import type { EstateForm, FormAnswers } from '#contract/forms/forms.ts'
import { submitForm, validateFormAnswer } from '#contract/forms/routes.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { readAnswers } from './form-fields.ts'
import { askedSteps, fieldsOnPage, readStep, type Step } from './form-steps.ts'
import { keptTicket, openTicket, readMarks } from './form-ticket.server.ts'

/** What goes along from step to step, unseen. */
export interface Carried {
  sending: string
  ticket: string
}

export interface OpenStep extends Carried {
  step: Step
  answers: FormAnswers
  /** By the name of the field. */
  errors: Readonly<Record<string, string>>
  /** What is wrong with none of them. */
  message: string | null
}

export type FormState = OpenStep | { step: 'sent'; thanks: string }

interface Answering {
  form: EstateForm
  sent: FormData
}

/** One step on, one back, or the last one: sent. Everything that was typed comes along, whatever happens. */
export async function answerForm(page: PageContext, { form, sent }: Answering): Promise<FormState> {
  const answers = readAnswers(form, sent)
  const step = readStep(sent.get('step'))
  const { ticket, website } = readMarks(sent)
  const carried = { sending: String(sent.get('sending') ?? ''), ticket }
  const stay: OpenStep = { ...carried, step, answers, errors: {}, message: null }
  const steps = askedSteps({ form, answers })
  if (sent.get('intent') === 'back') return { ...stay, step: steps[steps.indexOf(step) - 1] ?? steps[0] ?? 1 }
  if (step === 'files') return stay
  if (hasNewFields({ form, answers, step, sent })) return stay
  const params = { id: form.id }
  const checked = await page.askAsCaller(validateFormAnswer, { params, body: { answers, page: step } })
  if (!checked.success) return { ...stay, errors: checked.errors ?? {}, message: checked.message }
  const next = steps.find((one) => one === 'files' || one > step)
  if (next !== undefined) return { ...stay, step: next }
  const body = { answers, website, ticket, ...(carried.sending ? { sending: carried.sending } : {}) }
  const answer = await page.askAsCaller(submitForm, { params, body })
  if (answer.success) return { step: 'sent', thanks: answer.data.thanks }
  const again = keptTicket({ ticket }, answer.code) ?? (await openTicket(page)).ticket
  return { ...stay, ...placeOf({ form, errors: answer.errors ?? {}, step }), ticket: again, message: answer.message }
}

/** Without a script a field that hangs on this very page is seen only now: it is shown before one goes on. */
function hasNewFields({ form, answers, step, sent }: Answering & { answers: FormAnswers; step: number }): boolean {
  const shown = String(sent.get('shown') ?? '').split(',')
  return fieldsOnPage({ form, answers, page: step }).some(({ key }) => !shown.includes(key))
}

/** The first page with something wrong, perhaps one that was filled in yesterday. */
function placeOf({ form, errors, step }: { form: EstateForm; errors: Record<string, string>; step: number }) {
  const at = form.pages.findIndex(({ fields }) => fields.some(({ key }) => Object.hasOwn(errors, `answers.${key}`)))
  return { errors, step: at < 0 ? step : at + 1 }
}
