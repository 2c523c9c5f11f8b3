import { type FormEvent, useId, useState } from 'react'
import { askStockAlert } from '#contract/catalogue/routes.ts'
import { ask } from '#site/browser/browser-ask.ts'
import type { AlertView } from './product-view.ts'

type Problems = Readonly<Record<string, string>>

/** Asks for one mail when the wine is back. What was typed stays, whatever the answer. */
export function StockAlert({ alert }: { alert: AlertView }) {
  const [email, setEmail] = useState('')
  const [consent, setConsent] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const [state, setState] = useState<'asking' | 'busy' | 'sent'>('asking')
  const id = useId()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'busy') return
    setState('busy')
    const told = await send(alert, { email, consent }).catch(() => ({ form: alert.failed }))
    setProblems(told ?? {})
    setState(told ? 'asking' : 'sent')
  }
  if (state === 'sent') {
    return (
      <p role="status" className="mt-4">
        {alert.sent}
      </p>
    )
  }
  return (
    <form noValidate onSubmit={submit} className="mt-4 flex flex-col gap-4">
      <div>
        <label htmlFor={`${id}-email`} className="block text-[0.9375rem]">
          {alert.email}
        </label>
        <input
          id={`${id}-email`}
          type="email"
          autoComplete="email"
          required
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          aria-invalid={problems.email !== undefined}
          aria-describedby={`${id}-email-problem`}
          className="mt-1.5 w-full border border-ink/25 bg-ground px-4 py-3 aria-invalid:border-accent"
        />
        <Problem id={`${id}-email-problem`} text={problems.email} />
      </div>
      <div>
        <label className="flex items-start gap-3 text-[0.9375rem] leading-snug">
          <input
            type="checkbox"
            checked={consent}
            onChange={({ target }) => setConsent(target.checked)}
            aria-invalid={problems.consent !== undefined}
            aria-describedby={`${id}-consent-problem`}
            className="mt-0.5 size-5 shrink-0 accent-primary"
          />
          {alert.consent}
        </label>
        <Problem id={`${id}-consent-problem`} text={problems.consent} />
      </div>
      <Problem id={`${id}-problem`} text={problems.form} />
      <button
        type="submit"
        aria-disabled={state === 'busy'}
        className="self-start cursor-pointer border border-ink px-7 py-3 transition-colors hover:bg-ink hover:text-ground"
      >
        {alert.send}
      </button>
    </form>
  )
}

function Problem({ id, text }: { id: string; text: string | undefined }) {
  return (
    <p id={id} role="alert" className="mt-1 text-[0.9375rem] text-accent empty:mt-0">
      {text}
    </p>
  )
}

/** What the server has against it, by field; null when it is noted. */
async function send(
  { idProduct, idDeclination }: AlertView,
  body: { email: string; consent: boolean },
): Promise<Problems | null> {
  const answer = await ask(askStockAlert, { params: { id: idProduct, idDeclination }, body })
  if (answer.success) return null
  return answer.errors ?? { form: answer.message }
}
