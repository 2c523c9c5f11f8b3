import { type FormEvent, useId, useState } from 'react'
import type { Cart } from '#contract/carts/carts.ts'
import { refreshCart } from '#contract/carts/routes.ts'
import { ask } from '#site/browser/browser-ask.ts'
import { changeCart } from '#site/carts/cart-store.ts'
import { Button } from '#ui/controls/Button.tsx'
import { fill } from '#words/basics/fill.ts'
import { useCartPage } from './cart-page.tsx'

/** A code, and what the estate says to it. */
export function DiscountField({ discount }: { discount: Cart['discount'] }) {
  const { words } = useCartPage()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const id = useId()

  const send = async (discountCode: string | null) => {
    setBusy(true)
    setProblem(null)
    try {
      const answer = await changeCart((cartId) => ask(refreshCart, { params: { cartId }, body: { discountCode } }))
      if (!answer.success) setProblem(answer.errors?.discountCode ?? answer.message)
      else if (answer.data.discount?.isValid !== false) setTyped('')
      else setProblem(answer.data.discount.message)
    } catch {
      setProblem(words.offline)
    }
    setBusy(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (typed.trim() === '') return setProblem(words.codeEmpty)
    void send(typed)
  }
  const holds = discount?.isValid === true
  // One that only waits for more in the cart is kept, with its reason.
  const waits = discount && !holds && !problem ? discount : null
  return (
    <form noValidate onSubmit={submit} aria-busy={isBusy}>
      <label htmlFor={id} className="eyebrow block">
        {words.code}
      </label>
      <div className="mt-2 flex field-frame">
        <input
          id={id}
          value={typed}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-answer`}
          onChange={({ target }) => {
            setTyped(target.value)
            setProblem(null)
          }}
          className="min-h-12 min-w-0 flex-1 bg-transparent px-4 uppercase placeholder:normal-case"
        />
        <button type="submit" aria-disabled={isBusy} className="cursor-pointer px-5 underline-offset-4 hover:underline">
          {words.apply}
        </button>
      </div>
      <div id={`${id}-answer`} role="status" className="text-[0.9375rem]">
        {problem && <p className="pt-2 text-accent">{problem}</p>}
        {waits && <p className="pt-2">{`${waits.code} — ${waits.message}`}</p>}
        {holds && (
          <p className="pt-2">
            {fill(discount.isOnShipping ? words.codeOnShipping : words.codeOn, { code: discount.code })}
          </p>
        )}
      </div>
      {discount && (holds || waits) && (
        <Button look="text" onClick={() => send(null)} className="text-[0.9375rem] decoration-1">
          {fill(words.codeRemove, { code: discount.code })}
        </Button>
      )}
    </form>
  )
}
