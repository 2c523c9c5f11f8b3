import { sellerFoot } from '#api/invoices/seller-foot.ts'
import { day, time, weekday } from '#api/mails/mail-formats.ts'
import { addressLines } from '#api/places/address-lines.ts'
import type { Letterhead } from '#api/sites/letterhead.ts'
import { AccessPoint } from '#contract/deliveries/deliveries.ts'
import { Order } from '#contract/orders/orders.ts'
import type { MailedOrder } from '#db/queries/orders/mailed-orders.ts'
import type { PackingRow, PackingSlip } from '#providers/documents/packing-slip.ts'
import type { PaperParty } from '#providers/documents/paper.ts'
import type { InvoiceSeller } from '#rules/invoices/invoice-content.ts'
import { toldAnswers } from '#rules/orders/order-answers.ts'
import { orderReference } from '#rules/orders/order-reference.ts'
import { fill } from '#words/basics/fill.ts'
import { LOCALES, type Locale, localeFromLang } from '#words/basics/locales.ts'
import { packingWords } from '#words/orders/packing/words.ts'

interface PackedOrder {
  order: MailedOrder
  estate: Pick<Letterhead, 'name' | 'look' | 'logo'>
  seller: InvoiceSeller
}

/** What is packed for an order, in its own language: it may travel in the parcel. */
export function packingSlipSheet({ order, estate, seller }: PackedOrder): PackingSlip {
  const locale = localeFromLang(order.locale)
  const words = packingWords[locale]
  const reference = orderReference(order.id)
  const packed = order.lines
    .map((line) => ({ ...line, quantity: line.quantity - line.refunded_quantity }))
    .filter(({ is_dematerialized, quantity }) => !is_dematerialized && quantity > 0)
  const pieces = packed.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    look: estate.look,
    logo: estate.logo,
    lang: LOCALES[locale].iso,
    issuedAt: order.created_at.toISOString(),
    title: fill(words.title, { reference }),
    kind: words.kind,
    estate: estate.name,
    facts: [
      { label: words.order, text: reference },
      { label: words.date, text: day(order.created_at, locale) },
      { label: words.way, text: [words.ways[order.delivery_type], order.carrier_name].filter(Boolean).join(', ') },
    ],
    parties: [destination(order, locale), { label: words.orderedBy, lines: buyerLines(order, locale) }],
    columns: words.columns,
    rows: packed.map((line) => packingRow(line, locale)),
    message: order.message === '' ? null : { label: words.message, text: order.message },
    count: pieces === 1 ? words.one : fill(words.count, { count: pieces }),
    foot: sellerFoot(seller, locale),
    paging: words.paging,
  }
}

function packingRow(
  { quantity, name, label, reference, customizations }: MailedOrder['lines'][number],
  locale: Locale,
): PackingRow {
  const words = packingWords[locale]
  const told = reference === '' ? '' : fill(words.reference, { reference })
  const facts = [label, told].filter(Boolean).join(' · ')
  const answers = toldAnswers(customizations).map((answer) =>
    answer.label === '' ? answer.text : fill(words.answer, { ...answer }),
  )
  return { quantity: String(quantity), name, details: [...(facts === '' ? [] : [facts]), ...answers] }
}

function destination(order: MailedOrder, locale: Locale): PaperParty {
  const words = packingWords[locale]
  const { delivery_type, collect_from: from, collect_until: until } = order
  const slot =
    from && until
      ? [fill(words.slot, { day: weekday(from, locale), from: time(from, locale), until: time(until, locale) })]
      : []
  return { label: words.to[delivery_type], lines: [...placeLines(order, locale), ...slot] }
}

const Place = Order.shape.delivery.shape.place.unwrap()
const Point = AccessPoint.pick({ name: true, addLine1: true, zipCode: true, city: true })

function placeLines(
  { access_point, collect_place, delivery_address, firstname, lastname }: MailedOrder,
  locale: Locale,
) {
  if (collect_place) {
    const { name, address, postalCode, city } = Place.parse(collect_place)
    return [name, address, `${postalCode} ${city}`]
  }
  if (access_point) {
    const { name, addLine1, zipCode, city } = Point.parse(access_point)
    return [`${firstname} ${lastname}`, name, addLine1, `${zipCode} ${city}`]
  }
  return delivery_address ? addressLines(delivery_address, locale) : [`${firstname} ${lastname}`]
}

function buyerLines({ billing_address, phone, email }: MailedOrder, locale: Locale): string[] {
  return [...addressLines(billing_address, locale), phone, email].filter(Boolean)
}
