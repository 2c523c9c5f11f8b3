import { useCallback, useEffect, useState } from 'react'
import type { AccessPoint, Landmark, ShippingPrice } from '#contract/deliveries/deliveries.ts'
import { findAccessPoints } from '#contract/deliveries/routes.ts'
import { ask } from '#site/browser/browser-ask.ts'
import { type CheckoutState, choosePoint } from '#site/checkout/checkout-choices.ts'
import { useCheckout } from '#site/checkout/checkout-context.tsx'
import { updateCheckout } from '#site/checkout/checkout-state.ts'
import { Notice, QuietButton } from '#site/checkout/parts.tsx'
import { AccessPointChoice } from '#ui/deliveries/AccessPointChoice.tsx'
import { accessPointWords } from '#words/deliveries/access-points/words.ts'
import type { RelayChoiceProps } from './relay-props.ts'

const FIRST_SHOWN = 6

/** The access points of a carrier near the address, nearest first, as a list and on a sketch. */
export function RelayChoice({ state, carrier }: RelayChoiceProps) {
  const { words, locale } = useCheckout()
  const { found, message, retry } = useAccessPoints(state, carrier)
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
  if (!found) {
    return (
      <p role="status" className="text-ink/80">
        {words.shipping.points.looking}
      </p>
    )
  }
  const { points, from, landmarks } = found
  const isFar = chosen !== null && !points.slice(0, FIRST_SHOWN).some(({ id }) => id === chosen.id)
  const shown = isWhole || isFar ? points : points.slice(0, FIRST_SHOWN)
  return (
    <div>
      <AccessPointChoice
        points={shown}
        from={from}
        landmarks={landmarks}
        chosenId={chosen?.id ?? null}
        onChoose={(id) => {
          const point = points.find((one) => one.id === id)
          if (point) updateCheckout((before) => choosePoint(before, point))
        }}
        words={accessPointWords[locale]}
        locale={locale}
        now={new Date()}
      />
      {shown.length < points.length && (
        <QuietButton onClick={() => setIsWhole(true)}>{words.shipping.points.more}</QuietButton>
      )}
    </div>
  )
}

interface Found {
  points: readonly AccessPoint[]
  from: Landmark | null
  landmarks: readonly Landmark[]
}

/** What a search found, or why it found nothing, and for which carrier and place. */
type Search = { for: string } & ({ found: Found; message: null } | { found: null; message: string })

function useAccessPoints({ city, country, address }: CheckoutState, { id }: ShippingPrice) {
  const { words } = useCheckout()
  const [search, setSearch] = useState<Search | null>(null)
  const [tries, setTries] = useState(0)
  const postalCode = city?.postalCode ?? ''
  const name = city?.name ?? ''
  const street = address.address
  const key = [id, country.id, postalCode, name, tries].join('|')
  const { away } = words.shipping.points
  useEffect(() => {
    let isWanted = true
    const body = { idCarrier: id, address: street, postalCode, city: name, country: country.id }
    void ask(findAccessPoints, { body })
      .catch(() => null)
      .then((answer) => {
        if (!isWanted) return
        if (!answer?.success) {
          const message = answer?.errors?.postalCode ?? answer?.message ?? away
          return setSearch({ for: key, found: null, message })
        }
        const { accessPoints, from, landmarks } = answer.data
        setSearch({ for: key, found: { points: accessPoints, from, landmarks }, message: null })
      })
    return () => {
      isWanted = false
    }
  }, [key, id, street, postalCode, name, country.id, away])
  const retry = useCallback(() => setTries((before) => before + 1), [])
  const current = search?.for === key ? search : null
  return { found: current?.found ?? null, message: current?.message ?? null, retry }
}
