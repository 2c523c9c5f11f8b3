import { type FormEvent, useState } from 'react'
import type { Cart } from '#contract/carts/carts.ts'
import type { CheckoutState } from '#site/checkout/checkout-choices.ts'
import { useCheckout } from '#site/checkout/checkout-context.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { describeField } from '#ui/controls/describe-field.ts'
import { FieldProblem } from '#ui/controls/FieldProblem.tsx'
import { fill } from '#words/basics/fill.ts'
import { applyCode, removeCode } from './code.ts'

/** The code of the cart, or the field for one. */
export function CodeField({ cart, state }: { cart: Cart; state: CheckoutState }) {
  const { words } = useCheckout()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | undefined>(cart.discount?.message ?? undefined)
  const [said, setSaid] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const held = cart.discount?.isValid ? cart.discount.code : null

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wished = code.trim()
    if (wished === '') return setError(words.payment.codeMissing)
    if (isBusy) return
    setIsBusy(true)
    const wrong = await applyCode({ cart, state, code: wished })
    setIsBusy(false)
    setError(wrong === null ? undefined : wrong || words.offline)
    if (wrong === null) setCode('')
    setSaid(wrong === null ? fill(words.payment.codeHolds, { code: wished }) : '')
  }
  const remove = async () => {
    await removeCode()
    setSaid(words.payment.codeGone)
    setError(undefined)
  }
  return (
    <div className="flex flex-col gap-2">
      {held ? (
        <p className="flex flex-wrap items-center gap-x-6">
          {fill(words.payment.codeHolds, { code: held })}
          <Button
            look="text"
            aria-label={fill(words.payment.removeCodeNamed, { code: held })}
            onClick={() => void remove()}
          >
            {words.payment.removeCode}
          </Button>
        </p>
      ) : (
        <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-[28rem] flex-col gap-2">
          <label htmlFor="code" className="text-heading">
            {words.payment.code}
            <span className="field-optional">{words.optional}</span>
          </label>
          <div className="flex items-stretch gap-3">
            <input
              {...describeField({ id: 'code', problem: error })}
              value={code}
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={(event) => {
                setCode(event.target.value)
                setError(undefined)
              }}
              className="input-line"
            />
            <button
              type="submit"
              disabled={isBusy}
              className="shrink-0 cursor-pointer border border-ink/40 px-6 hover:border-ink disabled:opacity-60"
            >
              {words.payment.applyCode}
            </button>
          </div>
        </form>
      )}
      <FieldProblem id="code-problem" text={error} />
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}
