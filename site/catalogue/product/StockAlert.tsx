import { type FormEvent, useId, useState } from 'react'
import { askStockAlert } from '#contract/catalogue/routes.ts'
import { ask } from '#site/browser/browser-ask.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { FieldProblem } from '#ui/controls/FieldProblem.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { PrivacyNote } from '#ui/text/PrivacyNote.tsx'
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
      <TextField
        id={`${id}-email`}
        look="boxed"
        label={alert.email}
        problem={problems.email}
        type="email"
        autoComplete="email"
        required
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Checkbox
        id={`${id}-consent`}
        look="boxed"
        label={alert.consent}
        problem={problems.consent}
        checked={consent}
        onChange={({ target }) => setConsent(target.checked)}
      />
      <div className="field-boxed">
        <FieldProblem text={problems.form} role="alert" />
      </div>
      <Button type="submit" look="outline" size="medium" aria-disabled={state === 'busy'} className="self-start px-7">
        {alert.send}
      </Button>
      <PrivacyNote text={alert.privacy} />
    </form>
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
