import { type FormEvent, useState } from 'react'
import type { Cart } from '#contract/carts/carts.ts'
import { today } from '#site/browser/today.ts'
import type { CheckoutState } from '#site/checkout/checkout-choices.ts'
import { useCheckout } from '#site/checkout/checkout-context.tsx'
import { openStep, parcelProblem } from '#site/checkout/checkout-steps.ts'
import { Notice } from '#site/checkout/parts.tsx'
import type { StepVisit } from '#site/checkout/StepPage.tsx'
import { freeShippingText } from '#site/deliveries/free-shipping-text.ts'
import { Button } from '#ui/controls/Button.tsx'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { useNavigate } from '#ui/router/hooks.ts'
import { Link } from '#ui/router/Link.tsx'
import { Paragraphs } from '#ui/text/Paragraphs.tsx'
import { fill } from '#words/basics/fill.ts'
import { CarrierChoice } from './CarrierChoice.tsx'
import { CollectChoice } from './CollectChoice.tsx'

interface ShippingStepProps {
  cart: Cart
  state: CheckoutState
  visit: StepVisit
}

/** Which carrier and where to, or which day at the estate. */
export function ShippingStep({ cart, state, visit }: ShippingStepProps) {
  const { words, settings, path } = useCheckout()
  const navigate = useNavigate()
  const [isRefused, setIsRefused] = useState(false)
  const isFetched = state.deliveryType === 'clickAndCollect'
  const isDone = openStep({ state, cart, today: today() }) === 'payment'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsRefused(!isDone)
    if (isDone) void navigate(path('/cart/payment'))
  }
  return (
    <form noValidate onSubmit={submit} className="mt-8 flex flex-col gap-10">
      {visit.message && <Notice kind="alert">{visit.message}</Notice>}
      {settings.shippingMessage && !isFetched && (
        <div data-shipping-message className="max-w-[60ch] italic">
          <Paragraphs text={settings.shippingMessage} />
        </div>
      )}
      <ParcelRules cart={cart} state={state} />
      {isFetched ? <CollectChoice state={state} /> : <CarrierChoice cart={cart} state={state} />}
      <div className="flex flex-col items-start gap-5">
        {isRefused && !isDone && <Notice kind="alert">{whatIsMissing()}</Notice>}
        <Button type="submit" className="max-desk:w-full">
          {words.shipping.toPayment}
        </Button>
        <LinkButton look="quiet" to={path('/cart/address')}>
          <span>{words.back}</span>
        </LinkButton>
      </div>
    </form>
  )

  function whatIsMissing(): string {
    const problem = parcelProblem(state, cart.bottles)
    if (problem) return bottleWords(words.shipping.bottles[problem.kind], problem)
    if (isFetched) return words.shipping.chooseSlot
    return state.carrier?.deliveryType === 'PICKUP' ? words.shipping.choosePoint : words.shipping.choose
  }
}

/** What the estate's rules about bottles still ask, and how near free delivery is: said before the last step. */
function ParcelRules({ cart, state }: Pick<ShippingStepProps, 'cart' | 'state'>) {
  const { words, path, places, price } = useCheckout()
  const problem = parcelProblem(state, cart.bottles)
  if (problem) {
    return (
      <Notice kind="alert">
        <p>{bottleWords(words.shipping.bottles[problem.kind], problem)}</p>
        <p className="mt-1 flex flex-wrap gap-x-8">
          <Link to={path('/cart')} className="py-2 underline underline-offset-4">
            {words.shipping.toCart}
          </Link>
          {places.length > 0 && (
            <Link to={path('/cart/address')} className="py-2 underline underline-offset-4">
              {words.shipping.collectInstead}
            </Link>
          )}
        </p>
      </Notice>
    )
  }
  const isFetched = state.deliveryType === 'clickAndCollect'
  const hint = isFetched ? null : freeShippingText(cart.freeShipping, { words: words.shipping, price })
  return hint ? <Notice>{hint}</Notice> : null
}

type Counted = { missing: number } | { excess: number }

/** One bottle and several are said differently. */
function bottleWords(said: { one: string; many: string }, problem: Counted & Record<string, string | number>): string {
  const n = 'missing' in problem ? problem.missing : problem.excess
  return fill(n === 1 ? said.one : said.many, { ...problem, n })
}
