import { useState } from 'react'
import type { Cart } from '#contract/carts/carts.ts'
import type { CheckoutState } from '#site/checkout/checkout-choices.ts'
import { useCheckout } from '#site/checkout/checkout-context.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { FieldProblem } from '#ui/controls/FieldProblem.tsx'
import { fill } from '#words/basics/fill.ts'
import { CodeForm } from './CodeForm.tsx'
import { applyCode, removeCode } from './code.ts'

/** The code of the cart, or the field for one. */
export function CodeField({ cart, state }: { cart: Cart; state: CheckoutState }) {
  const { words } = useCheckout()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | undefined>(cart.discount?.message ?? undefined)
  const [said, setSaid] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const held = cart.discount?.isValid ? cart.discount.code : null

  const send = async (wished: string) => {
    if (wished === '') return setError(words.payment.codeMissing)
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
  const type = (typed: string) => {
    setCode(typed)
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
        <CodeForm
          id="code"
          label={words.payment.code}
          button={words.payment.applyCode}
          code={code}
          problem={error}
          isBusy={isBusy}
          onType={type}
          onSend={send}
        />
      )}
      <FieldProblem id="code-problem" text={error} />
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}
