import { useEffect, useRef, useState } from 'react'
import type { ShippingPrice } from '#contract/deliveries/deliveries.ts'
import { useCheckoutState } from '#site/checkout/checkout-state.ts'
import { Button } from '#ui/controls/Button.tsx'
import { fill } from '#words/basics/fill.ts'
import type { Locale } from '#words/basics/locales.ts'
import { formatPrice } from '#words/basics/prices.ts'
import { estimateWords } from '#words/deliveries/estimate/words.ts'
import { arrivalText } from './arrival-text.ts'
import { freeShippingText } from './free-shipping-text.ts'
import { PlaceForm } from './PlaceForm.tsx'
import { type Estimate, type SentProduct, useEstimate } from './use-estimate.ts'

interface DeliveryEstimateProps {
  products: readonly SentProduct[]
  locale: Locale
  /** Where nothing else tells it. */
  tellsFreeShipping?: boolean
  /** By a button that it takes the place of. */
  isAsked?: boolean
}

/** What delivery costs and when it comes, to the place that is remembered; else the question where to. */
export function DeliveryEstimate({
  products,
  locale,
  tellsFreeShipping = true,
  isAsked = false,
}: DeliveryEstimateProps) {
  const words = estimateWords[locale]
  const state = useCheckoutState()
  const [isChanging, setChanging] = useState(false)
  const { estimate, isFresh } = useEstimate(products, state)
  const change = useRef<HTMLButtonElement>(null)
  const wasAsked = useRef(false)
  const place = state.city
  useEffect(() => {
    if (place && !isChanging && wasAsked.current) change.current?.focus()
    wasAsked.current = !place || isChanging
  }, [place, isChanging])
  if (!place || isChanging)
    return <PlaceForm words={words.where} isFocused={isChanging || isAsked} onDone={() => setChanging(false)} />
  const free =
    estimate && tellsFreeShipping
      ? freeShippingText(estimate.freeShipping, { words, price: (amount) => formatPrice(amount, locale) })
      : null
  return (
    <div data-estimate className="text-[0.9375rem] lining-nums">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{fill(words.to, { place: `${place.postalCode} ${place.name}`.trim() })}</span>
        <Button ref={change} look="text" aria-label={words.changeNamed} onClick={() => setChanging(true)}>
          {words.change}
        </Button>
      </p>
      <div role="status" aria-busy={!isFresh} className={isFresh || !estimate ? '' : 'opacity-60'}>
        {estimate ? <Ways estimate={estimate} locale={locale} /> : <p className="py-2">{words.counting}</p>}
        {free && <p className="mt-3 border-primary border-l-2 pl-3">{free}</p>}
      </div>
    </div>
  )
}

function Ways({ estimate: { ways, failure }, locale }: { estimate: Estimate; locale: Locale }) {
  const words = estimateWords[locale]
  if (failure) return <p className="py-2">{failure.message ?? words.failed}</p>
  if (ways.length === 0) return <p className="py-2">{words.none}</p>
  return (
    <ul className="divide-y divide-ink/10 border-ink/10 border-y">
      {ways.map((way) => (
        <Way key={way.deliveryType} way={way} locale={locale} />
      ))}
    </ul>
  )
}

function Way({ way, locale }: { way: ShippingPrice; locale: Locale }) {
  const words = estimateWords[locale]
  return (
    <li className="flex items-baseline justify-between gap-4 py-2">
      <span className="min-w-0">
        <span className="block">{way.deliveryType === 'PICKUP' ? words.relay : words.home}</span>
        <span className="block text-[0.875rem] text-ink/80">{arrivalText(way, locale)}</span>
      </span>
      <span className="shrink-0 tabular-nums">{way.price === 0 ? words.free : formatPrice(way.price, locale)}</span>
    </li>
  )
}
