import { useCallback, useEffect, useState } from 'react'
import type { AccessPoint, ShippingPrice } from '#contract/deliveries/deliveries.ts'
import { findAccessPoints } from '#contract/deliveries/routes.ts'
import { ask } from '#site/browser/browser-ask.ts'
import { type CheckoutState, choosePoint } from '#site/checkout/checkout-choices.ts'
import { useCheckout } from '#site/checkout/checkout-context.tsx'
import { updateCheckout } from '#site/checkout/checkout-state.ts'
import { Notice, QuietButton } from '#site/checkout/parts.tsx'
import { AccessPointChoice } from '#ui/deliveries/AccessPointChoice.tsx'

const FIRST_SHOWN = 6

interface RelayChoiceProps {
  state: CheckoutState
  carrier: ShippingPrice
}

/** The access points of a carrier near the address, nearest first, as a list and on a map. */
export function RelayChoice({ state, carrier }: RelayChoiceProps) {
  const { words, accessPointWords, locale } = useCheckout()
  const { points, message, retry } = useAccessPoints(state, carrier)
  const [isWhole, setIsWhole] = useState(false)
  const chosen = state.pickupAddress?.idCarrier === carrier.id ? state.pickupAddress.point : null
  if (message !== null) {
    return (
      <Notice kind="alert">
        <p>{message}</p>
        <QuietButton onClick={retry}>{words.retry}</QuietButton>
      </Notice>
    )
  }
  if (!points) {
    return (
      <p role="status" className="text-ink/80">
        {words.shipping.points.looking}
      </p>
    )
  }
  const isFar = chosen !== null && !points.slice(0, FIRST_SHOWN).some(({ id }) => id === chosen.id)
  const shown = isWhole || isFar ? points : points.slice(0, FIRST_SHOWN)
  return (
    <div>
      <AccessPointChoice
        points={shown}
        chosenId={chosen?.id ?? null}
        onChoose={(id) => {
          const point = points.find((one) => one.id === id)
          if (point) updateCheckout((before) => choosePoint(before, point))
        }}
        words={accessPointWords}
        locale={locale}
      />
      {shown.length < points.length && (
        <QuietButton onClick={() => setIsWhole(true)}>{words.shipping.points.more}</QuietButton>
      )}
    </div>
  )
}

/** What a search found, or why it found nothing, and for which carrier and place. */
interface LoadedPoints {
  for: string
  points: readonly AccessPoint[] | null
  message: string | null
}

function useAccessPoints({ city, country, address }: CheckoutState, { id }: ShippingPrice) {
  const { words } = useCheckout()
  const [found, setFound] = useState<LoadedPoints | null>(null)
  const [tries, setTries] = useState(0)
  const postalCode = city?.postalCode ?? ''
  const name = city?.name ?? ''
  const street = address.address
  const key = [id, country.id, postalCode, tries].join('|')
  const { away } = words.shipping.points
  useEffect(() => {
    let isWanted = true
    const body = { idCarrier: id, address: street, postalCode, city: name, country: country.id }
    void ask(findAccessPoints, { body })
      .catch(() => null)
      .then((answer) => {
        if (!isWanted) return
        if (answer?.success) setFound({ for: key, points: answer.data.accessPoints, message: null })
        else setFound({ for: key, points: null, message: answer?.errors?.postalCode ?? answer?.message ?? away })
      })
    return () => {
      isWanted = false
    }
  }, [key, id, street, postalCode, name, country.id, away])
  const retry = useCallback(() => setTries((before) => before + 1), [])
  const current = found?.for === key ? found : null
  return { points: current?.points ?? null, message: current?.message ?? null, retry }
}
