import { useId } from 'react'
import type { BottleCount, Cart } from '#contract/carts/carts.ts'
import { FoldedVat } from '#site/carts/FoldedVat.tsx'
import { toPay } from '#site/carts/to-pay.ts'
import { inLastCase, SixBottles } from '#site/catalogue/product/SixBottles.tsx'
import { EstimatePlace } from '#site/deliveries/EstimatePlace.tsx'
import { freeShippingText } from '#site/deliveries/free-shipping-text.ts'
import { sentProducts } from '#site/deliveries/sent-products.ts'
import { Button } from '#ui/controls/Button.tsx'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { Link } from '#ui/router/Link.tsx'
import { fill } from '#words/basics/fill.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import { formatRate } from '#words/basics/rates.ts'
import { counted, useCartPage } from './cart-page.tsx'
import { DiscountField } from './DiscountField.tsx'

/** What the parcel holds, what it costs, and the way on. */
export function CartSummary({ cart }: { cart: Cart }) {
  const { words, locale, money } = useCartPage()
  const reasonId = useId()
  const reason = useReason(cart)
  const off = cart.discount?.isValid ? cart.discount.amount : 0
  return (
    <section aria-labelledby={`${reasonId}-title`} className="bg-ink/4 px-6 py-8 desk:px-8">
      <h2 id={`${reasonId}-title`} className="title-3 font-title text-heading">
        {words.summary}
      </h2>
      <ParcelProgress cart={cart} />
      <div className="mt-6">
        <DiscountField discount={cart.discount} />
      </div>
      <dl className="mt-6 space-y-2 border-ink/15 border-t pt-5 lining-nums tabular-nums">
        {off > 0 && <Amount label={words.subtotal} amount={money(cart.totalProductToPay)} />}
        {off > 0 && (
          <Amount label={fill(words.discount, { code: cart.discount?.code ?? '' })} amount={`−${money(off)}`} />
        )}
        <Amount label={words.delivery} amount={deliveryWords(cart, words)} />
        <div className="flex items-baseline justify-between gap-6 pt-3">
          <dt>{words.total}</dt>
          <dd data-total className="title-3 font-title text-heading">
            {money(toPay(cart))}
          </dd>
        </div>
      </dl>
      <VatDetails cart={cart} />
      {cart.needsDelivery && (
        <EstimatePlace products={sentProducts(cart)} label={words.estimate} locale={locale} tellsFreeShipping={false} />
      )}
      <p className="mt-2 text-[0.875rem] text-ink/80">
        {cart.needsDelivery ? words.beforeDelivery : words.withoutDelivery}
      </p>
      {reason ? (
        <>
          <p id={reasonId} className="mt-6 text-[0.9375rem]">
            {reason}
          </p>
          <Button aria-disabled="true" aria-describedby={reasonId} className="mt-3 flex w-full opacity-55">
            {words.order}
          </Button>
        </>
      ) : (
        <LinkButton to={pathInLocale('/cart/address', locale)} className="mt-6 flex">
          {words.order}
        </LinkButton>
      )}
      <Link
        to={pathInLocale('/nos-vins', locale)}
        className="mt-3 flex min-h-11 items-center justify-center text-[0.9375rem] underline decoration-1 underline-offset-4"
      >
        {words.continue}
      </Link>
    </section>
  )
}

/** For who needs it: the VAT that the total holds, without delivery's. */
function VatDetails({ cart: { vat } }: { cart: Cart }) {
  const { words, locale, money } = useCartPage()
  const rows = vat
    .filter((row) => row.gross > 0)
    .map((row) => ({ label: fill(words.vatRate, { rate: formatRate(row.rate, locale) }), amount: money(row.vat) }))
  return <FoldedVat label={words.vat} rows={rows} />
}

/** What keeps the cart from being ordered; null when nothing does. */
function useReason({ products }: Cart): string | null {
  const { words } = useCartPage()
  return products.some(({ isUnavailable }) => isUnavailable) ? words.blocked : null
}

/** What a parcel still asks. It keeps nobody back: who fetches the order sends no parcel. */
function parcelAdvice(bottles: BottleCount, words: ReturnType<typeof useCartPage>['words']): string {
  if (bottles.missing > 0) return counted({ options: words.missing, n: bottles.missing })
  if (bottles.excess > 0)
    return counted({ options: words.excess, n: bottles.excess, facts: { most: bottles.count - bottles.excess } })
  return words.ready
}

/** The case that fills up, and how far delivery is from free. */
function ParcelProgress({ cart: { bottles, freeShipping } }: { cart: Cart }) {
  const { words, money } = useCartPage()
  const free = freeShippingText(freeShipping, { words, price: money })
  if (!bottles && !free) return null
  return (
    <div className="mt-5 space-y-3 text-[0.9375rem]">
      {bottles && (
        <div className="flex items-center gap-4">
          <SixBottles filled={inLastCase(bottles.count)} className="h-9 w-auto text-primary" />
          <p data-bottles className="lining-nums">
            {counted({ options: words.bottles, n: bottles.count })}
            <span className="block">{parcelAdvice(bottles, words)}</span>
            {bottles.missing > 0 && (
              <Link to={words.composePath} className="underline underline-offset-4">
                {words.compose}
              </Link>
            )}
          </p>
        </div>
      )}
      {free && (
        <p data-free-shipping className="border-primary border-l-2 pl-3">
          {free}
        </p>
      )}
    </div>
  )
}

function Amount({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="flex items-baseline justify-between gap-6">
      <dt>{label}</dt>
      <dd className="text-right">{amount}</dd>
    </div>
  )
}

function deliveryWords({ needsDelivery, freeShipping }: Cart, words: ReturnType<typeof useCartPage>['words']): string {
  if (!needsDelivery) return words.deliveryNone
  return freeShipping?.isReached ? words.deliveryFree : words.deliveryLater
}
