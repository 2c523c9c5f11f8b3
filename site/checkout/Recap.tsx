import type { Cart, CartProduct } from '#contract/carts/carts.ts'
import { cents, eurosToCents } from '#rules/basics/money.ts'
import { vatWithShipping } from '#rules/carts/cart-vat.ts'
import { FoldedVat } from '#site/carts/FoldedVat.tsx'
import { giftSending, lineFacts } from '#site/carts/line-name.ts'
import { Picture } from '#ui/pictures/Picture.tsx'
import { fill } from '#words/basics/fill.ts'
import { formatRate } from '#words/basics/rates.ts'
import { cardPayment } from './card-payment.ts'
import type { CheckoutState } from './checkout-choices.ts'
import { useCheckout } from './checkout-context.tsx'
import { checkoutTotals } from './checkout-totals.ts'
import { useGiftCards } from './gift-card-memory.ts'
import { NUMBERS, TINT } from './parts.tsx'

interface RecapProps {
  cart: Cart
  state: CheckoutState
}

/** Beside the steps, always in view: many lines scroll among themselves, the total stays. */
export function Recap({ cart, state }: RecapProps) {
  const { words } = useCheckout()
  return (
    <aside aria-labelledby="recapitulatif" className="sticky top-8 hidden self-start desk:block">
      <div className={`above-consent flex max-h-[calc(100dvh-4rem-var(--consent-room))] flex-col p-8 ${TINT}`}>
        <h2 id="recapitulatif" className="title-3">
          {words.recap.heading}
        </h2>
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable for the keyboard.
          tabIndex={0}
          aria-label={words.payment.products}
          className="-mb-4 min-h-16 overflow-y-auto overscroll-contain pb-4 [mask-image:linear-gradient(#000_calc(100%-1.25rem),transparent)]"
        >
          <Lines cart={cart} />
        </section>
        <div className="shrink-0">
          <Sums cart={cart} state={state} />
        </div>
      </div>
    </aside>
  )
}

/** On phones: the total in sight, the rest a touch away. */
export function FoldedRecap({ cart, state }: RecapProps) {
  const { words, money } = useCheckout()
  const { total } = checkoutTotals(state, cart)
  const { paid, left } = cardPayment({ total, cart, cards: useGiftCards() })
  return (
    <details className={`group -mx-6 mt-4 px-6 desk:hidden ${TINT}`}>
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4">
        <span className="border-b border-current group-open:border-transparent">{words.recap.heading}</span>
        <span className="flex items-baseline gap-3">
          {paid > 0 && <span className="text-[0.9375rem]">{words.recap.left}</span>}
          <span className={`title-3 font-title text-heading ${NUMBERS}`}>{money(left)}</span>
        </span>
      </summary>
      <div className="pb-6">
        <Lines cart={cart} />
        <Sums cart={cart} state={state} />
      </div>
    </details>
  )
}

export function Lines({ cart }: { cart: Cart }) {
  return (
    <ul className="mt-6 flex flex-col gap-5">
      {cart.products.map((line) => (
        <Line key={line.idCartProduct} line={line} />
      ))}
    </ul>
  )
}

function Line({ line }: { line: CartProduct }) {
  const { words, price, locale } = useCheckout()
  const facts = lineFacts(line, locale)
  return (
    <li className="flex items-start gap-4">
      {line.image && (
        <Picture picture={line.image} sizes="3rem" widest={160} className="h-16 w-11 shrink-0 object-contain" />
      )}
      <div className="min-w-0 flex-1 leading-snug">
        <p className="wrap-anywhere text-heading">{line.name}</p>
        {facts && <p className="text-[0.9375rem] text-ink/80">{facts}</p>}
        {line.gift && <p className="wrap-anywhere text-[0.9375rem] text-ink/80">{giftSending(line.gift, locale)}</p>}
        {line.answers.map(({ label, value }) => (
          <p key={label} className="wrap-anywhere text-[0.9375rem] text-ink/80">
            {`${label} — ${value}`}
          </p>
        ))}
        <p className={`text-[0.9375rem] text-ink/80 ${NUMBERS}`}>
          {fill(words.recap.pieces, { n: line.quantity, price: price(line.unitPrice) })}
        </p>
        {line.isUnavailable && <p className="text-[0.9375rem] text-danger-ink">{words.recap.unavailable}</p>}
      </div>
      {!line.isUnavailable && <p className={`shrink-0 ${NUMBERS}`}>{price(line.total)}</p>}
    </li>
  )
}

const AMOUNT = 'title-3 shrink-0 font-title text-heading'

export function Sums({ cart, state }: RecapProps) {
  const { words, money } = useCheckout()
  const { subtotal, discount, shipping, fullShipping, total } = checkoutTotals(state, cart)
  const { parts, paid, left } = cardPayment({ total, cart, cards: useGiftCards() })
  const payingCards = parts.filter((part) => part > 0).length
  const vatRows = useVatRows(cart, state)
  const isFetched = state.deliveryType === 'clickAndCollect'
  const shown = shipping === null ? words.recap.shippingLater : shipping === 0 ? free() : money(shipping)
  return (
    <>
      <dl className={`mt-6 flex flex-col gap-2 border-t border-ink/15 pt-5 ${NUMBERS}`}>
        <Sum label={words.recap.subtotal} value={money(subtotal)} />
        {discount > 0 && cart.discount && (
          <Sum label={fill(words.recap.discount, { code: cart.discount.code })} value={`− ${money(discount)}`} />
        )}
        {state.deliveryType !== 'no_delivery' && (
          <Sum label={isFetched ? words.recap.collect : words.recap.shipping} value={shown} />
        )}
        <div className="mt-3 flex items-baseline justify-between gap-4 border-t border-ink/15 pt-4">
          <dt>{shipping === null ? words.recap.soFar : words.recap.total}</dt>
          <dd className={paid > 0 ? 'shrink-0' : AMOUNT}>{money(total)}</dd>
        </div>
        {paid > 0 && (
          <>
            <Sum label={payingCards > 1 ? words.recap.giftCards : words.recap.giftCard} value={`− ${money(paid)}`} />
            <div className="flex items-baseline justify-between gap-4">
              <dt>{words.recap.left}</dt>
              <dd className={AMOUNT}>{money(left)}</dd>
            </div>
          </>
        )}
      </dl>
      <FoldedVat label={words.recap.vat} rows={vatRows} />
    </>
  )

  function free(): string {
    return (fullShipping ?? 0) > 0 ? words.recap.free : words.recap.nothing
  }
}

/** The VAT of what is known so far, delivery included once it is. */
function useVatRows(cart: Cart, state: CheckoutState) {
  const { words, money, locale } = useCheckout()
  const { discount, shipping } = checkoutTotals(state, cart)
  const goods = cart.vat.map(({ rate, gross, delivered }) => ({
    rate,
    gross: eurosToCents(gross),
    delivered: eurosToCents(delivered),
  }))
  const onShipping = cart.discount?.isOnShipping ? discount : cents(0)
  return vatWithShipping(goods, { fees: shipping ?? cents(0), discount: onShipping }).map(({ rate, vat }) => ({
    label: fill(words.recap.vatRate, { rate: formatRate(rate, locale) }),
    amount: money(vat),
  }))
}

function Sum({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 text-[0.9375rem]">
      <dt className="text-ink/80">{label}</dt>
      <dd className="text-right">{value}</dd>
    </div>
  )
}
