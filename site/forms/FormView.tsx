import { useEffect, useRef } from 'react'
import type { EstateForm } from '#contract/forms/forms.ts'
import { useSite } from '#site/shell/find-page.ts'
import { Link } from '#ui/router/Link.tsx'
import { PrivacyLine } from '#ui/text/PrivacyLine.tsx'
import { fill } from '#words/basics/fill.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import type { FormWords } from '#words/forms/fr.ts'
import type { FormState, OpenStep } from './answer-form.server.ts'
import { FilesStep } from './FilesStep.tsx'
import { askedSteps } from './form-steps.ts'
import { PageStep } from './PageStep.tsx'

interface FormViewProps {
  form: EstateForm
  words: FormWords
  /** Where one reads what becomes of answers. */
  policy: string
  state: FormState
  onSent: (thanks: string) => void
}

/** The page of a form at one of its steps, or with thanks for it. */
export function FormView({ form, words, policy, state, onSent }: FormViewProps) {
  const site = useSite()
  const heading = useFocusOnMove(state)
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
            <FilesStep form={form} state={state} words={words} onSent={onSent} />
          ) : (
            <PageStep key={stateKey(state)} form={form} state={{ ...state, step: state.step }} words={words} />
          )}
          <div className="mt-10">
            <PrivacyLine words={words} policy={policy} />
          </div>
        </>
      )}
    </div>
  )
}

/** What the server has answered replaces what stood there; what was typed since belongs to the same step. */
function stateKey({ step, errors }: OpenStep): string {
  return `${step} ${Object.keys(errors).join(' ')}`
}

interface StepHeadProps extends Pick<FormViewProps, 'form' | 'words'> {
  state: OpenStep
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
