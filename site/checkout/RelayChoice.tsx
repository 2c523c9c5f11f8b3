import { useCallback, useEffect, useState } from 'react'
import { findAccessPoints } from '#client/checkout-calls.ts'
import type { AccessPoint, ShippingPrice } from '#contract/deliveries.ts'
import { type CheckoutState, choosePoint } from '#rules/checkout-state.ts'
import { fill } from '#words/fill.ts'
import { ask } from '../browser-ask.ts'
import { useCheckout } from './checkout-context.tsx'
import { updateCheckout } from './checkout-state.ts'
import { Choice } from './fields.tsx'
import { Notice, NUMBERS, QuietButton } from './parts.tsx'

const FIRST_SHOWN = 5

interface RelayChoiceProps {
  state: CheckoutState
  carrier: ShippingPrice
}

/** The access points of a carrier near the address, nearest first. */
export function RelayChoice({ state, carrier }: RelayChoiceProps) {
  const { words } = useCheckout()
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
  if (points.length === 0) return <Notice kind="alert">{words.shipping.points.none}</Notice>
  const shown = isWhole ? points : points.slice(0, FIRST_SHOWN)
  const isHidden = chosen !== null && !shown.some(({ id }) => id === chosen.id)
  return (
    <fieldset className="min-w-0">
      <legend className="p-0">
        <h2 className="title-3">{words.shipping.points.heading}</h2>
      </legend>
      <p className="mt-1 text-[0.9375rem] text-ink/80">
        {fill(words.shipping.points.near, { city: `${state.city?.postalCode ?? ''} ${state.city?.name ?? ''}` })}
      </p>
      <div className="mt-5 flex flex-col gap-3">
        {(isHidden ? [chosen, ...shown] : shown).map((point) => (
          <div key={point.id}>
            <Choice
              name="accessPoint"
              label={point.name}
              hint={`${point.addLine1}, ${point.zipCode} ${point.city}`}
              aside={<Distance metres={point.distanceMetres} />}
              isChosen={chosen?.id === point.id}
              onChoose={() => updateCheckout((before) => choosePoint(before, point))}
            />
            {chosen?.id === point.id && <Hours point={point} />}
          </div>
        ))}
      </div>
      {!isWhole && points.length > FIRST_SHOWN && (
        <QuietButton onClick={() => setIsWhole(true)}>{words.shipping.points.more}</QuietButton>
      )}
    </fieldset>
  )
}

function Distance({ metres }: { metres: number }) {
  const { words, locale } = useCheckout()
  const kilometres = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(metres / 1_000)
  const text =
    metres < 1_000
      ? fill(words.shipping.points.metres, { n: metres })
      : fill(words.shipping.points.kilometres, { n: kilometres })
  return <span className={`text-[0.9375rem] text-ink/80 ${NUMBERS}`}>{text}</span>
}

function Hours({ point: { opening } }: { point: AccessPoint }) {
  const { words } = useCheckout()
  if (opening.length === 0) return null
  return (
    <details className="px-5 py-2 text-[0.9375rem]">
      <summary className="min-h-11 cursor-pointer py-2">{words.shipping.points.hours}</summary>
      <dl className={`grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 pb-3 ${NUMBERS}`}>
        {opening.map(({ weekday, hours }) => (
          <div key={weekday} className="contents">
            <dt className="first-letter:uppercase">{words.shipping.weekdays[weekday - 1]}</dt>
            <dd>{hours.length > 0 ? hours.join(', ') : words.shipping.points.closed}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** What a search found, or why it found nothing, and for which carrier and place. */
interface Found {
  for: string
  points: readonly AccessPoint[] | null
  message: string | null
}

function useAccessPoints({ city, country, address }: CheckoutState, { id }: ShippingPrice) {
  const { words } = useCheckout()
  const [found, setFound] = useState<Found | null>(null)
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
        else setFound({ for: key, points: null, message: answer?.message ?? away })
      })
    return () => {
      isWanted = false
    }
  }, [key, id, street, postalCode, name, country.id, away])
  const retry = useCallback(() => setTries((before) => before + 1), [])
  const current = found?.for === key ? found : null
  return { points: current?.points ?? null, message: current?.message ?? null, retry }
}
