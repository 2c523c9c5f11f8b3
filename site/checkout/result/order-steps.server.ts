import type { OutputOf } from '#contract/basics/define-call.ts'
import type { getOrderGuide } from '#contract/orders/order-guide.ts'
import type { Order } from '#contract/orders/orders.ts'
import { clockTime, parisDay, parisMinutes } from '#rules/basics/paris-time.ts'
import { formatHour, formatNearDay } from '#words/basics/dates.ts'
import { fill } from '#words/basics/fill.ts'
import type { Locale } from '#words/basics/locales.ts'
import { formatArrival } from '#words/deliveries/format-arrival.ts'
import { orderGuideWords } from '#words/orders/guide/words.ts'

export type Guide = OutputOf<typeof getOrderGuide>

interface Step {
  title: string
  /** A day, or some; null where none is known. */
  when: string | null
  lines: string[]
}

interface StepsOptions {
  order: Order
  guide: Guide
  locale: Locale
}

/** What happens now, day by day; nothing where all of it is done by mail or has happened. */
export function orderSteps({ order, guide, locale }: StepsOptions): Step[] {
  const { type } = order.delivery
  const waits = order.fulfilment === 'PAID' || order.fulfilment === 'IN_PREPARATION'
  if (!waits || type === 'NO_DELIVERY') return []
  const said = orderGuideWords[locale].steps
  const paid: Step = {
    title: said.paid,
    when: order.paidAt && formatNearDay(parisDay(new Date(order.paidAt)), locale),
    lines: [said.paidText],
  }
  return type === 'CLICK_AND_COLLECT'
    ? [paid, collection({ order, guide, locale })]
    : [paid, ...parcelSteps({ order, guide, locale })]
}

function parcelSteps({ order, guide: { parcel }, locale }: StepsOptions): Step[] {
  const said = orderGuideWords[locale].steps
  const { type, carrier, accessPoint, address } = order.delivery
  const isPickup = type === 'PICKUP'
  const place = accessPoint
    ? `${accessPoint.name}, ${accessPoint.addLine1}, ${accessPoint.zipCode} ${accessPoint.city}`
    : address && `${address.address}, ${address.postalCode} ${address.city}`
  return [
    {
      title: said.prepared,
      when: parcel && formatNearDay(parcel.preparedOn, locale),
      lines: [isPickup ? said.preparedTextPickup : said.preparedText],
    },
    {
      title: isPickup ? said.PICKUP : said.DELIVERY,
      when: parcel?.arrival ? formatArrival(parcel.arrival, locale) : (parcel?.delay ?? null) || null,
      lines: [[carrier, place].filter(Boolean).join(' — ')].filter(Boolean),
    },
  ]
}

function collection({ order, guide, locale }: StepsOptions): Step {
  const said = orderGuideWords[locale].steps
  const { place, from, until } = order.delivery
  const where = place ? [`${place.name}, ${place.address}, ${place.postalCode} ${place.city}`] : []
  const identity = guide.wines.length > 0 ? [said.identity] : []
  return {
    title: said.CLICK_AND_COLLECT,
    when: from && until ? slotInWords({ from, until, locale }) : null,
    lines: from && until ? [...where, ...identity] : [...where, said.collectSoon, ...identity],
  }
}

/** Moments travel in world time; appointments are kept in the estate's. */
function slotInWords({ from, until, locale }: { from: string; until: string; locale: Locale }): string {
  const hour = (moment: string) => formatHour(clockTime(parisMinutes(new Date(moment))), locale)
  const day = formatNearDay(parisDay(new Date(from)), locale)
  return fill(orderGuideWords[locale].steps.slot, { day, from: hour(from), until: hour(until) })
}
