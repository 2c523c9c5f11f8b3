import { type FormEvent, useEffect, useState } from 'react'
import type { Cart } from '#contract/carts/carts.ts'
import { cardPayment } from '#site/checkout/card-payment.ts'
import type { CheckoutState } from '#site/checkout/checkout-choices.ts'
import { useCheckout } from '#site/checkout/checkout-context.tsx'
import { checkoutTotals } from '#site/checkout/checkout-totals.ts'
import { useGiftCards } from '#site/checkout/gift-card-memory.ts'
import { Obstacles, useObstacles } from '#site/checkout/Obstacles.tsx'
import { Notice, NUMBERS } from '#site/checkout/parts.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { Link } from '#ui/router/Link.tsx'
import { CodeField } from './CodeField.tsx'
import { askEffect } from './code.ts'
import { GIFT_CARDS_PLACE, GiftCardField } from './GiftCardField.tsx'
import { LegalFacts } from './LegalFacts.tsx'
import { Review } from './Review.tsx'
import { usePayment } from './use-payment.ts'

interface PaymentStepProps {
  cart: Cart
  state: CheckoutState
}

/** Everything once more, the law's facts, the tick, and the one button. */
export function PaymentStep({ cart, state }: PaymentStepProps) {
  const { words, settings, path, money } = useCheckout()
  const [isTicked, setIsTicked] = useState(false)
  const [isTickMissing, setIsTickMissing] = useState(false)
  const { total } = checkoutTotals(state, cart)
  const cards = useGiftCards()
  const byCards = cardPayment({ total, cart, cards })
  const payment = usePayment(cart, state)
  const obstacles = useObstacles({ cart, state, isRefused: payment.refusal?.code === 'order-obstructed' })
  useEffect(() => {
    void askEffect(cart, state)
  }, [cart, state])

  const cardRefusal = payment.refusal?.code === 'gift-card-unknown' ? payment.refusal.message : undefined
  useEffect(() => {
    if (cardRefusal) document.getElementById(GIFT_CARDS_PLACE)?.focus()
  }, [cardRefusal])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTickMissing(!isTicked)
    if (isTicked) void payment.pay(total)
    else document.getElementById('conditions')?.focus()
  }
  const button = byCards.left === 0 ? words.payment.orderFree : `${words.payment.order} · ${money(byCards.left)}`
  return (
    <div className="mt-8 flex flex-col gap-12">
      <Obstacles obstacles={obstacles} />
      <Review cart={cart} state={state} />
      <div className="flex flex-col gap-8">
        <CodeField cart={cart} state={state} />
        {settings.takesGiftCards && (
          <GiftCardField
            cart={cart}
            cards={cards}
            payment={byCards}
            refusal={cardRefusal}
            onChange={payment.forgetRefusal}
          />
        )}
      </div>
      <LegalFacts cart={cart} />
      {settings.offersBreathalyser && <Breathalyser />}
      <form noValidate onSubmit={submit} className="flex flex-col gap-6 border-t border-ink/15 pt-8">
        <Checkbox
          id="conditions"
          label={
            <>
              {words.payment.accept}{' '}
              <a href={path('/sale-terms')} target="_blank" rel="noopener" className="underline underline-offset-4">
                {words.payment.terms}
              </a>
            </>
          }
          checked={isTicked}
          problem={isTickMissing && !isTicked ? words.payment.acceptMissing : undefined}
          onChange={({ target }) => setIsTicked(target.checked)}
        />
        {!cardRefusal && <RefusalNotice payment={payment} />}
        {/* On wide screens it stands beside the button, in what sticks there. */}
        <p className="flex items-baseline justify-between gap-4 desk:hidden">
          <span>{byCards.paid > 0 ? words.recap.left : words.recap.total}</span>
          <span className={`title-3 font-title text-heading ${NUMBERS}`}>{money(byCards.left)}</span>
        </p>
        <Button type="submit" disabled={payment.isBusy} className="w-full desk:w-auto desk:self-start">
          {payment.isLeaving ? words.payment.leaving : payment.isBusy ? words.payment.ordering : button}
        </Button>
        <p role="status" className="sr-only">
          {payment.isLeaving ? words.payment.leaving : payment.isBusy ? words.payment.ordering : ''}
        </p>
      </form>
    </div>
  )
}

const WAYS_ON = { cart: 'toCart', address: 'toAddress', shipping: 'toShipping' } as const

/** What the server refused, in its words, and where to go from here. */
function RefusalNotice({ payment: { refusal } }: { payment: ReturnType<typeof usePayment> }) {
  const { words, path } = useCheckout()
  if (!refusal) return null
  return (
    <Notice kind="alert">
      <p>{refusal.message}</p>
      {refusal.wayOn && (
        <Link to={path(refusal.wayOn.path)} className="inline-block py-2 underline underline-offset-4">
          {words.payment[WAYS_ON[refusal.wayOn.to]]}
        </Link>
      )}
    </Notice>
  )
}

/** Sellers of alcohol must offer breathalysers where one pays (code de la santé publique, L3341-4). */
function Breathalyser() {
  const { words } = useCheckout()
  const { heading, text } = words.payment.breathalyser
  return (
    <aside data-breathalyser className="border-l-2 border-primary pl-5">
      <h2 className="title-3">{heading}</h2>
      <p className="mt-2 max-w-[60ch]">{text}</p>
    </aside>
  )
}
