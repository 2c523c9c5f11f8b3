import { useEffect, useRef, useState } from 'react'
import { data } from 'react-router'
import { getForm } from '#contract/forms/routes.ts'
import { answerForm, type FormState, type OpenStep } from '#site/forms/answer-form.server.ts'
import { FilesStep } from '#site/forms/FilesStep.tsx'
import { askedSteps } from '#site/forms/form-steps.ts'
import { openTicket } from '#site/forms/form-ticket.server.ts'
import { PageStep } from '#site/forms/PageStep.tsx'
import { useSite } from '#site/shell/find-page.ts'
import { type PageContext, pageContext } from '#site/shell/load-context.ts'
import { Link } from '#ui/router/Link.tsx'
import { fill } from '#words/basics/fill.ts'
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
  const site = useSite()
  const { form, words, policy } = loaderData
  const [thanks, setThanks] = useState<string>()
  const state: FormState = thanks === undefined ? (actionData ?? loaderData.state) : { step: 'sent', thanks }
  const heading = useFocusOnMove(state)
  const [before = '', after = ''] = words.privacy.split('{link}')
  const isSent = state.step === 'sent'
  return (
    <div className="mx-auto w-full max-w-2xl px-6 py-12 desk:py-20">
      <title>{`${form.title} — ${site?.name ?? ''}`}</title>
      <h1 ref={isSent ? heading : undefined} tabIndex={-1} className="title-2 outline-none">
        {isSent ? words.sent : form.title}
      </h1>
      {state.step === 'sent' ? (
        <div role="status" className="mt-5">
          <p className="max-w-[56ch] whitespace-pre-line">{state.thanks || words.thanks}</p>
          <Link
            to={pathInLocale('/', site?.locale ?? 'fr')}
            className="mt-8 inline-block py-2 underline underline-offset-4"
          >
            {words.home}
          </Link>
        </div>
      ) : (
        <>
          {form.intro && <p className="mt-5 max-w-[56ch] whitespace-pre-line">{form.intro}</p>}
          <StepHead form={form} state={state} words={words} headingRef={heading} />
          {state.step === 'files' ? (
            <FilesStep form={form} state={state} words={words} onSent={setThanks} />
          ) : (
            <PageStep key={stateKey(state)} form={form} state={{ ...state, step: state.step }} words={words} />
          )}
          <p className="mt-10 text-[0.875rem] opacity-80">
            {before}
            <a href={policy} className="underline underline-offset-4">
              {words.privacyLink}
            </a>
            {after}
          </p>
        </>
      )}
    </div>
  )
}

/** What the server has answered replaces what stood there; what was typed since belongs to the same step. */
function stateKey({ step, errors }: OpenStep): string {
  return `${step} ${Object.keys(errors).join(' ')}`
}

interface StepHeadProps {
  form: Route.ComponentProps['loaderData']['form']
  state: OpenStep
  words: Route.ComponentProps['loaderData']['words']
  headingRef: React.RefObject<HTMLHeadingElement | null>
}

/** Where one is: in words, and as a line that fills. */
function StepHead({ form, state, words, headingRef }: StepHeadProps) {
  const steps = askedSteps({ form, answers: state.answers })
  const place = steps.indexOf(state.step)
  const title = state.step === 'files' ? words.files : (form.pages[state.step - 1]?.title ?? '')
  if (steps.length < 2) return <p className="field-hint mt-6 mb-8">{words.required}</p>
  return (
    <div className="mt-10 mb-8 flex flex-col gap-3">
      <p className="eyebrow text-ink/80">{fill(words.step, { page: place + 1, pages: steps.length })}</p>
      <div aria-hidden="true" className="flex gap-1.5">
        {steps.map((step, at) => (
          <span key={step} className={`h-0.5 flex-1 ${at <= place ? 'bg-primary' : 'bg-ink/15'}`} />
        ))}
      </div>
      <h2 ref={headingRef} tabIndex={-1} className="title-3 mt-3 outline-none">
        {title}
      </h2>
      <p className="field-hint">{words.required}</p>
    </div>
  )
}

/** Whoever hears the page is taken to what is new: the step, the thanks, or the first field that is wrong. */
function useFocusOnMove(state: FormState) {
  const heading = useRef<HTMLHeadingElement>(null)
  const seen = useRef(state)
  useEffect(() => {
    if (seen.current === state) return
    const isSameStep = seen.current.step === state.step
    seen.current = state
    const wrong = document.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong) wrong.focus()
    else if (!isSameStep) heading.current?.focus()
  }, [state])
  return heading
}
