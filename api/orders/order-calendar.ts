import type { Letterhead } from '#api/sites/letterhead.ts'
import { AccessPoint } from '#contract/deliveries/deliveries.ts'
import { Address, Order } from '#contract/orders/orders.ts'
import type { OrderRow } from '#db/queries/orders/orders.ts'
import { calendarFile } from '#rules/basics/calendar-file.ts'
import { orderReference } from '#rules/orders/order-reference.ts'
import { fill } from '#words/basics/fill.ts'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'
import { orderGuideWords } from '#words/orders/guide/words.ts'
import { parcelDays } from './parcel-days.ts'

const Place = Order.shape.delivery.shape.place.unwrap()

interface OrderCalendarOptions {
  order: OrderRow
  estate: Letterhead
  locale: Locale
  now: Date
}

/** The hour at which an order is fetched, or the days on which it may arrive; null where neither is known. */
export function orderCalendar({ order, estate, locale, now }: OrderCalendarOptions): string | null {
  const when = appointment(order)
  if (!when) return null
  const said = orderGuideWords[locale].calendar
  const facts = { reference: orderReference(order.id), estate: estate.name }
  return calendarFile({
    uid: `${order.public_id}@${estate.url.replace(/^https?:\/\//, '').replace(/[/:].*$/, '')}`,
    from: when.from,
    until: when.until,
    stamp: now,
    summary: fill(said[order.delivery_type], facts),
    place: orderPlace(order),
    url: `${estate.url}${pathInLocale(`/order/${order.public_id}`, locale)}`,
  })
}

export function appointment(order: OrderRow): { from: Date | string; until: Date | string } | null {
  const { collect_from: from, collect_until: until } = order
  return from && until ? { from, until } : (parcelDays(order)?.arrival ?? null)
}

/** On one line, as calendars show it. */
function orderPlace({ collect_place, access_point, delivery_address }: OrderRow): string {
  if (collect_place) {
    const { name, address, postalCode, city } = Place.parse(collect_place)
    return `${name}, ${address}, ${postalCode} ${city}`
  }
  if (access_point) {
    const { name, addLine1, zipCode, city } = AccessPoint.pick({
      name: true,
      addLine1: true,
      zipCode: true,
      city: true,
    }).parse(access_point)
    return `${name}, ${addLine1}, ${zipCode} ${city}`
  }
  if (!delivery_address) return ''
  const { address, postalCode, city } = Address.parse(delivery_address)
  return `${address}, ${postalCode} ${city}`
}
