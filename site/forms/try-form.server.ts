import type { EstateForm } from '#contract/forms/forms.ts'
import type { FormState } from './answer-form.server.ts'
import { readAnswers } from './form-fields.ts'
import { askedSteps, readStep } from './form-steps.ts'

/** By how many steps one moves on; whoever only answers stays. */
const MOVES: Readonly<Record<string, number>> = { back: -1, next: 1 }

/**
 * A form as its estate tries it: from step to step as visitors go, with what hangs on their answers. Nothing is checked,
 * since who looks at a form has nothing to fill in, and nothing is sent.
 */
export function tryForm(form: EstateForm, sent: FormData): FormState {
  const answers = readAnswers(form, sent)
  const steps = askedSteps({ form, answers })
  // A step that is asked no more, since its last question is gone, gives way to the first.
  const at = Math.max(0, steps.indexOf(readStep(sent.get('step')))) + (MOVES[String(sent.get('intent'))] ?? 0)
  if (at >= Math.max(1, steps.length)) return { step: 'sent', thanks: form.thanks }
  return { step: steps[Math.max(0, at)] ?? 1, answers, errors: {}, message: null, sending: '', ticket: '' }
}
