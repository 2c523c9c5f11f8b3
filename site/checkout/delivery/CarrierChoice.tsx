import { Fragment, useState } from 'react'
import type { Cart } from '#contract/carts/carts.ts'
import type { ShippingPrice } from '#contract/deliveries/deliveries.ts'
import {
  type CheckoutState,
  carrierDeliveryType,
  chooseCarrier,
  isSameService,
} from '#site/checkout/checkout-choices.ts'
import { useCheckout } from '#site/checkout/checkout-context.tsx'
import { updateCheckout } from '#site/checkout/checkout-state.ts'
import { Notice, NUMBERS, QuietButton } from '#site/checkout/parts.tsx'
import { arrivalText } from '#site/deliveries/arrival-text.ts'
import { Radio } from '#ui/controls/Radio.tsx'
import { Link } from '#ui/router/Link.tsx'
import { fill } from '#words/basics/fill.ts'
import { calculateFees, useFees } from './fees.ts'
import { RelayPlace } from './RelayPlace.tsx'

interface CarrierChoiceProps {
  cart: Cart
  state: CheckoutState
}

/** All carriers that take this parcel there, to the door and to access points. */
export function CarrierChoice({ cart, state }: CarrierChoiceProps) {
  const { words } = useCheckout()
  const { prices: list, failed } = useFees({ cart, state })
  // What was wished for stands first, and stays there while one tries the others.
  const [wished] = useState<'delivery' | 'pickup'>(state.deliveryType === 'pickup' ? 'pickup' : 'delivery')

  if (failed) return <FeesFailed message={failed.message} cart={cart} isLasting={isLasting(failed.code)} />
  if (!list) {
    return (
      <p role="status" className="text-ink/80">
        {words.shipping.calculating}
      </p>
    )
  }
  if (list.length === 0) return <NoCarrier />
  const ofType = (type: 'delivery' | 'pickup') => list.filter((price) => carrierDeliveryType(price) === type)
  const kinds = wished === 'pickup' ? (['pickup', 'delivery'] as const) : (['delivery', 'pickup'] as const)
  return (
    <div className="flex flex-col gap-10">
      {ofType(wished).length === 0 && (
        <Notice>{wished === 'pickup' ? words.shipping.noRelay : words.shipping.noHome}</Notice>
      )}
      {kinds.map((kind) => (
        <Fragment key={kind}>
          <CarrierList kind={kind} prices={ofType(kind)} state={state} />
          {kind === 'pickup' && state.carrier?.deliveryType === 'PICKUP' && (
            <RelayPlace state={state} carrier={state.carrier} />
          )}
        </Fragment>
      ))}
    </div>
  )
}

/** Refusals that asking again does not change. */
function isLasting(code: string | null): boolean {
  return code === 'delivery-locked' || code === 'country-not-served'
}

interface CarrierListProps {
  kind: 'delivery' | 'pickup'
  prices: readonly ShippingPrice[]
  state: CheckoutState
}

function CarrierList({ kind, prices, state }: CarrierListProps) {
  const { words, locale } = useCheckout()
  if (prices.length === 0) return null
  const heading = kind === 'pickup' ? words.shipping.relay : words.shipping.home
  return (
    <fieldset className="min-w-0">
      <legend className="p-0">
        <h2 className="title-3">{heading}</h2>
      </legend>
      {kind === 'delivery' && state.city && (
        <p className="mt-1 text-[0.9375rem] text-ink/80">
          {fill(words.shipping.to, { city: `${state.city.postalCode} ${state.city.name}` })}
        </p>
      )}
      <div className="mt-5 flex flex-col gap-3">
        {prices.map((price) => (
          <Radio
            key={`${price.id} ${price.serviceCode}`}
            name="carrier"
            label={price.serviceName ?? price.name}
            hint={arrivalText(price, locale)}
            aside={<CarrierPrice price={price} />}
            checked={state.carrier !== null && isSameService(state.carrier, price)}
            onChange={() => updateCheckout((before) => chooseCarrier(before, price))}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** What is billed, and what it would have been. */
function CarrierPrice({ price: { price, fdp } }: { price: ShippingPrice }) {
  const { words, price: money } = useCheckout()
  return (
    <span className={`flex flex-col ${NUMBERS}`}>
      <span>{price === 0 ? words.shipping.free : money(price)}</span>
      {price < fdp && (
        <span className="text-[0.9375rem] text-ink/75">{fill(words.shipping.insteadOf, { price: money(fdp) })}</span>
      )}
    </span>
  )
}

function NoCarrier() {
  const { words, path } = useCheckout()
  return (
    <Notice kind="alert">
      <p>{words.shipping.none}</p>
      <Link to={path('/cart/address')} className="inline-block py-2 underline underline-offset-4">
        {words.shipping.changeAddress}
      </Link>
    </Notice>
  )
}

function FeesFailed({ message, cart, isLasting }: { message: string | null; cart: Cart; isLasting: boolean }) {
  const { words, path } = useCheckout()
  return (
    <Notice kind="alert">
      <p>{isLasting ? message : `${words.shipping.failed} ${message ?? words.offline}`}</p>
      <div className="flex flex-wrap gap-x-8">
        {!isLasting && <QuietButton onClick={() => void calculateFees(cart)}>{words.retry}</QuietButton>}
        <Link to={path('/cart/address')} className="py-2 underline underline-offset-4">
          {words.shipping.changeAddress}
        </Link>
      </div>
    </Notice>
  )
}
