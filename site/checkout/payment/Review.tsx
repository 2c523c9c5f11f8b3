import type { ReactNode } from 'react'
import type { Cart } from '#contract/carts/carts.ts'
import { AddressText } from '#site/checkout/AddressText.tsx'
import type { CheckoutState } from '#site/checkout/checkout-choices.ts'
import { useCheckout } from '#site/checkout/checkout-context.tsx'
import { Lines, Sums } from '#site/checkout/Recap.tsx'
import { arrivalText } from '#site/deliveries/arrival-text.ts'
import { Link } from '#ui/router/Link.tsx'
import { formatHour, formatLongDay } from '#words/basics/dates.ts'
import { fill } from '#words/basics/fill.ts'
import { billingAddress, deliveryAddress } from './order-request.ts'

/** All that was chosen, each part with the way back to it. */
export function Review({ cart, state }: { cart: Cart; state: CheckoutState }) {
  const { words } = useCheckout()
  const { buyer, phone, deliveryType, message } = state
  const said = words.payment
  return (
    <div className="flex flex-col gap-8">
      <div className="desk:hidden">
        <Part label={said.products} to="/cart">
          <Lines cart={cart} />
        </Part>
      </div>
      <div className="grid gap-8 desk:grid-cols-2">
        <Part label={said.you} to="/cart/address">
          <p>{`${buyer.firstname} ${buyer.lastname}`}</p>
          <p className="wrap-anywhere">{buyer.email}</p>
          <p className="lining-nums">{phone}</p>
        </Part>
        <Part
          label={deliveryType === 'clickAndCollect' ? said.collect : said.delivery}
          to={deliveryType === 'no_delivery' ? null : '/cart/shipping'}
        >
          <DeliveryText state={state} />
        </Part>
        <Part label={said.billing} to="/cart/address">
          <AddressText address={billingAddress(state)} />
        </Part>
        {message.trim() !== '' && (
          <Part label={said.message} to="/cart/address">
            <p className="wrap-anywhere whitespace-pre-line">{message}</p>
          </Part>
        )}
      </div>
      <div className="desk:hidden">
        <Sums cart={cart} state={state} />
      </div>
    </div>
  )
}

function Part({ label, to, children }: { label: string; to: string | null; children: ReactNode }) {
  const { words, path } = useCheckout()
  return (
    <section aria-label={label} className="border-t border-ink/15 pt-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="eyebrow font-content text-ink/80">{label}</h2>
        {to && (
          <Link
            to={path(to)}
            aria-label={fill(words.changeNamed, { label })}
            className="flex min-h-11 items-center text-[0.9375rem]"
          >
            <span className="border-b border-current">{words.change}</span>
          </Link>
        )}
      </div>
      <div>{children}</div>
    </section>
  )
}

function DeliveryText({ state }: { state: CheckoutState }) {
  const { words, places, locale } = useCheckout()
  const { deliveryType, carrier, pickupAddress, clickAndCollect } = state
  if (deliveryType === 'no_delivery') return <p>{words.payment.byMail}</p>
  if (deliveryType === 'clickAndCollect' && clickAndCollect) {
    const place = places.find(({ id }) => id === clickAndCollect.idAddress)
    return (
      <>
        <p>
          {fill(words.shipping.collect.chosen, {
            day: formatLongDay(clickAndCollect.date, locale),
            from: formatHour(clickAndCollect.from, locale),
            until: formatHour(clickAndCollect.until, locale),
          })}
        </p>
        {place && <p>{`${place.name}, ${place.address}, ${place.postalCode} ${place.city}`}</p>}
      </>
    )
  }
  const point = pickupAddress?.point
  return (
    <>
      <p>{carrier?.serviceName ?? carrier?.name}</p>
      {carrier && <p className="lining-nums">{arrivalText(carrier, locale)}</p>}
      {deliveryType === 'pickup' && point ? (
        <p>{`${point.name}, ${point.addLine1}, ${point.zipCode} ${point.city}`}</p>
      ) : (
        <AddressText address={deliveryAddress(state)} />
      )}
    </>
  )
}
