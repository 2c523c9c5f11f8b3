import { type ReactNode, useState } from 'react'
import type { Cart } from '#contract/carts/carts.ts'
import {
  carrierDeliveryType,
  chooseDelivery,
  chooseDeliveryInFrance,
  type DeliveryChoice,
  FRANCE,
} from '#site/checkout/checkout-choices.ts'
import { useCheckout } from '#site/checkout/checkout-context.tsx'
import { updateCheckout } from '#site/checkout/checkout-state.ts'
import { useFees } from '#site/checkout/delivery/fees.ts'
import { fieldId } from '#site/checkout/field-props.ts'
import { Group, Notice, QuietButton } from '#site/checkout/parts.tsx'
import { arrivalText } from '#site/deliveries/arrival-text.ts'
import { PlaceForm } from '#site/deliveries/PlaceForm.tsx'
import { Radio } from '#ui/controls/Radio.tsx'
import { RadioGroup } from '#ui/controls/RadioGroup.tsx'
import { fill } from '#words/basics/fill.ts'
import type { StepFieldsProps } from './step-fields.ts'

const TYPES = ['delivery', 'pickup', 'clickAndCollect'] as const

/** Home, access point or the estate itself; what needs no parcel has no choice. */
export function DeliveryTypes({ state, errors, forget, cart }: StepFieldsProps & { cart: Cart }) {
  const { words, settings, places, locale, price } = useCheckout()
  const canFetch = places.length > 0
  const isPlaceKnown = isWholeCode(state)
  const { prices } = useFees({ cart, state, isAsked: cart.needsDelivery && isPlaceKnown && !settings.isDeliveryLocked })
  if (!cart.needsDelivery) return <Notice>{words.address.noDelivery}</Notice>
  const choose = (type: DeliveryChoice) => {
    forget('deliveryType', 'postalCode', 'city')
    const change = settings.deliversAbroad ? chooseDelivery : chooseDeliveryInFrance
    updateCheckout((before) => change(before, type))
  }
  return (
    <Group legend={words.address.how}>
      {settings.isDeliveryLocked && (
        <Notice kind={canFetch ? 'info' : 'alert'}>{canFetch ? words.address.locked : words.address.lockedAll}</Notice>
      )}
      {!settings.isDeliveryLocked && <PriceForPlace state={state} isKnown={isPlaceKnown} />}
      <RadioGroup id={fieldId('deliveryType')} aria-label={words.address.how} problem={errors.deliveryType}>
        {TYPES.filter((type) => type !== 'clickAndCollect' || canFetch).map((type) => (
          <Radio
            key={type}
            name="deliveryType"
            label={words.address.types[type].label}
            {...wayFacts(type)}
            checked={state.deliveryType === type}
            disabled={settings.isDeliveryLocked && type !== 'clickAndCollect'}
            onChange={() => choose(type)}
          />
        ))}
      </RadioGroup>
    </Group>
  )

  /** What this way costs to the place that was said, and when it comes; else what it is. */
  function wayFacts(type: (typeof TYPES)[number]): { hint: string; aside?: ReactNode } {
    const { hint } = words.address.types[type]
    if (type === 'clickAndCollect') return { hint, aside: words.shipping.free }
    const way = prices?.find((price) => carrierDeliveryType(price) === type)
    if (!way) return { hint }
    return { hint: arrivalText(way, locale), aside: way.price === 0 ? words.shipping.free : price(way.price) }
  }
}

/** Half a postal code is not asked about. */
function isWholeCode({ city, country }: StepFieldsProps['state']): boolean {
  return country.id === FRANCE.id && /^\d{5}$/.test(city?.postalCode.trim() ?? '')
}

/** Where to, before anything else is asked: prices and days depend on it. */
function PriceForPlace({ state, isKnown }: Pick<StepFieldsProps, 'state'> & { isKnown: boolean }) {
  const { words } = useCheckout()
  const [isChanging, setChanging] = useState(false)
  if (state.country.id !== FRANCE.id || state.deliveryType === 'clickAndCollect') return null
  if (isChanging || !isKnown)
    return <PlaceForm words={words.where} isFocused={isChanging} onDone={() => setChanging(false)} />
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 lining-nums">
      {fill(words.address.pricesFor, { place: `${state.city?.postalCode} ${state.city?.name}`.trim() })}
      <QuietButton onClick={() => setChanging(true)}>{words.change}</QuietButton>
    </p>
  )
}
