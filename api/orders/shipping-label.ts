import { addressLines } from '#api/places/address-lines.ts'
import type { Letterhead } from '#api/sites/letterhead.ts'
import { AccessPoint } from '#contract/deliveries/deliveries.ts'
import type { MailedOrder } from '#db/queries/orders/mailed-orders.ts'
import type { ShippingLabel } from '#providers/documents/shipping-labels.ts'
import { orderReference } from '#rules/orders/order-reference.ts'
import { fill } from '#words/basics/fill.ts'
import type { Locale } from '#words/basics/locales.ts'
import { labelWords } from '#words/orders/labels/words.ts'

interface LabelledOrder {
  order: MailedOrder
  estate: Pick<Letterhead, 'company' | 'legal'>
  /** How many parcels it goes in. */
  parcels: number
  locale: Locale
}

const Point = AccessPoint.pick({ id: true, name: true, addLine1: true, zipCode: true, city: true })

/** A label for each parcel of an order. */
export function shippingLabels({ order, estate, parcels, locale }: LabelledOrder): ShippingLabel[] {
  const words = labelWords[locale]
  const { company, legal } = estate
  const phone = company.phone ?? company.mobile
  const hasWine = order.lines.some(({ is_alcohol }) => is_alcohol)
  const label = {
    sender: {
      label: words.sender,
      lines: [company.name, ...senderLines(company.address ?? legal.headOffice), ...told(words.phone, phone)],
    },
    ...destination(order, locale),
    phone: order.phone === '' ? null : fill(words.phone, { phone: order.phone }),
    reference: orderReference(order.id),
    carrier: order.carrier_name,
    marks: [...(hasWine ? [words.contents] : []), words.fragile, words.upright],
  }
  return Array.from({ length: parcels }, (_, at) => ({
    ...label,
    parcel: fill(words.parcel, { n: at + 1, of: parcels }),
  }))
}

/** An address is typed on several lines, or on one with commas. */
function senderLines(address: string | null): string[] {
  return (address ?? '')
    .split(/\n|,\s*/)
    .map((line) => line.trim())
    .filter(Boolean)
}

function told(words: string, phone: string | null): string[] {
  return phone === null ? [] : [fill(words, { phone })]
}

function destination(order: MailedOrder, locale: Locale): Pick<ShippingLabel, 'recipient' | 'point'> {
  const words = labelWords[locale]
  if (order.access_point) {
    const { id, name, addLine1, zipCode, city } = Point.parse(order.access_point)
    const label = fill(words.relay, { name: `${order.firstname} ${order.lastname}` })
    const lines = [`${order.firstname} ${order.lastname}`, name, addLine1, `${zipCode} ${city}`]
    return { recipient: { label, lines }, point: fill(words.point, { id }) }
  }
  const lines = order.delivery_address ? addressLines(order.delivery_address, locale) : []
  return { recipient: { label: words.recipient, lines }, point: null }
}
