import type { Order } from '#contract/orders/orders.ts'
import { clockTime, parisDay, parisMinutes } from '#rules/basics/paris-time.ts'
import { useCheckout } from '#site/checkout/checkout-context.tsx'
import { formatHour, formatLongDay } from '#words/basics/dates.ts'
import { fill } from '#words/basics/fill.ts'

/** What happens now: the parcel leaves, the door is open, the mail is on its way. */
export function NextSteps({ order }: { order: Order }) {
  const { words } = useCheckout()
  return (
    <section aria-labelledby="suite" className="mt-10">
      <h2 id="suite" className="title-3">
        {words.outcome.next}
      </h2>
      <p className="mt-3 max-w-[60ch]">{useNextStep(order)}</p>
    </section>
  )
}

function useNextStep({ delivery }: Order): string {
  const { words, locale } = useCheckout()
  const said = words.outcome.nextSteps
  const { type, accessPoint, place, from, until } = delivery
  if (type === 'PICKUP') {
    return fill(said.PICKUP, { place: accessPoint ? `${accessPoint.name}, ${accessPoint.city}` : '' })
  }
  if (type !== 'CLICK_AND_COLLECT') return said[type]
  const where = place ? `${place.name}, ${place.address}, ${place.postalCode} ${place.city}` : ''
  if (!from || !until) return fill(said.CLICK_AND_COLLECT_SOON, { place: where })
  // Moments travel in world time; appointments are kept in the estate's.
  const hour = (moment: string) => formatHour(clockTime(parisMinutes(new Date(moment))), locale)
  const day = formatLongDay(parisDay(new Date(from)), locale)
  return fill(said.CLICK_AND_COLLECT, { day, from: hour(from), until: hour(until), place: where })
}
