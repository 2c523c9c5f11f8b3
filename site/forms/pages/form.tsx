import { useState } from 'react'
import { data } from 'react-router'
import { getForm } from '#contract/forms/routes.ts'
import { answerForm, type FormState } from '#site/forms/answer-form.server.ts'
import { FormView } from '#site/forms/FormView.tsx'
import { askedSteps } from '#site/forms/form-steps.ts'
import { openTicket } from '#site/forms/form-ticket.server.ts'
import { type PageContext, pageContext } from '#site/shell/load-context.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import { formWords } from '#words/forms/words.ts'
import type { Route } from './+types/form.ts'

async function loadForm({ ask }: PageContext, id: string) {
  const answer = /^[1-9]\d{0,8}$/.test(id) ? await ask(getForm, { params: { id: Number(id) } }) : null
  if (!answer?.success) throw data(null, { status: 404 })
  return answer.data.form
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const form = await loadForm(page, params.id)
  const words = formWords[page.locale]
  const { searchParams } = new URL(request.url)
  const [step = 1] = askedSteps({ form, answers: {} })
  const state: FormState = searchParams.has('sent')
    ? { step: 'sent', thanks: form.thanks }
    : {
        step,
        answers: {},
        errors: {},
        message: searchParams.has('refused') ? words.fileRefused : null,
        sending: crypto.randomUUID().replaceAll('-', ''),
        ticket: (await openTicket(page)).ticket,
      }
  return { form, words, state, policy: pathInLocale('/privacy-policy', page.locale) }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const page = context.get(pageContext)
  const form = await loadForm(page, params.id)
  const state = await answerForm(page, { form, sent: await request.formData() })
  return data(state, { status: state.step !== 'sent' && state.message !== null ? 400 : 200 })
}

/** A form of the estate, page by page. Works without a script; with one, what hangs on an answer follows it at once. */
export default function FormPage({ loaderData, actionData }: Route.ComponentProps) {
  const [thanks, setThanks] = useState<string>()
  const state: FormState = thanks === undefined ? (actionData ?? loaderData.state) : { step: 'sent', thanks }
  return <FormView {...loaderData} state={state} onSent={setThanks} />
}
