import type { Address, Order, OrderLine } from '#contract/orders/orders.ts'
import type { Return } from '#contract/returns/returns.ts'
import { isCancellable } from '#rules/orders/order-states.ts'
import { formatShortDay } from '#words/basics/dates.ts'
import { fill } from '#words/basics/fill.ts'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'
import { formatPrice } from '#words/basics/prices.ts'
import { orderPageWords } from '#words/orders/account/words.ts'
import { orderWords } from '#words/orders/words.ts'
import { returnWords } from '#words/returns/words.ts'
import type { OrderPlace } from './order-place.ts'
import { orderTimeline } from './order-timeline.ts'
import { hour, shortDay } from './view-dates.server.ts'

interface OrderFacts {
  order: Order
  place: OrderPlace
  locale: Locale
  returns: readonly Return[]
  /** Whether something of it can be asked back. */
  hasReturnable: boolean
  withdrawal: { isPossible: boolean; until: string | null }
}

/** All that the page of an order shows, in words: nothing is left to decide or to format in the browser. */
export function orderView(facts: OrderFacts) {
  const { order, place, locale, returns } = facts
  const words = orderPageWords[locale]
  const at = (path: string) => pathInLocale(path, locale)
  const timeline = orderTimeline(order, { words, statuses: orderWords[locale].statuses })
  const dated = ({ label, at: instant }: { label: string; at: string }) => ({ label, day: shortDay(instant, locale) })
  return {
    heading: fill(words.heading, { reference: order.reference }),
    placedOn: fill(words.placedOn, { day: shortDay(order.createdAt, locale) }),
    status: order.status.label,
    goods: timeline.goods.map(dated),
    money: timeline.money.map(dated),
    moneyNow: timeline.moneyNow,
    tracking: trackingOf(order, locale),
    lines: order.products.map((line) => lineView(line, locale)),
    sums: sumsOf(order, locale),
    total: formatPrice(order.total, locale),
    vat: order.vat
      .filter(({ vat }) => vat > 0)
      .map(({ rate, vat }) => ({
        label: fill(words.vat, { rate: new Intl.NumberFormat(locale).format(rate) }),
        amount: formatPrice(vat, locale),
      })),
    delivery: { title: orderWords[locale].deliveryTypes[order.delivery.type], lines: deliveryLines(order, locale) },
    billing: addressLines(order.billingAddress),
    handOver: handOverOf(order),
    message: order.message,
    papers: papersOf(order, { place, locale }),
    returns: returns.map(({ id, state, isWithdrawal, askedAt }) => ({
      label: fill(isWithdrawal ? words.withdrawalOf : words.returnOf, { id }),
      state: returnWords[locale].states[state],
      day: shortDay(askedAt, locale),
      path: at(`${place.path}/return/${id}`),
    })),
    actions: actionsOf(facts),
    questionHint: fill(words.questionHint, { email: order.email }),
  }
}

export type OrderPageView = ReturnType<typeof orderView>

function actionsOf({ order, place, locale, hasReturnable, withdrawal }: OrderFacts) {
  const words = orderPageWords[locale]
  const at = (path: string) => pathInLocale(path, locale)
  const until = withdrawal.until ? formatShortDay(withdrawal.until, locale) : null
  const isUnpaid = order.fulfilment === 'AWAITING_PAYMENT'
  return {
    pay: isUnpaid && !order.isDeposit && order.money === 'OPEN' ? at('/cart/payment') : null,
    return: hasReturnable ? at(`${place.path}/return`) : null,
    withdraw: withdrawal.isPossible
      ? {
          path: at(`/withdrawal?order=${order.publicId}`),
          hint: until ? fill(words.withdrawHint, { day: until }) : words.withdrawEarly,
        }
      : null,
    cancel:
      isCancellable(order) && !order.isDeposit
        ? isUnpaid
          ? words.cancelUnpaid
          : fill(words.cancelPaid, { amount: formatPrice((order.total * 100 - order.refunded * 100) / 100, locale) })
        : null,
  }
}

function trackingOf({ delivery: { trackingNumber: number, trackingUrl: url } }: Order, locale: Locale) {
  if (!number) return null
  const words = orderPageWords[locale]
  return { label: fill(url ? words.track : words.parcel, { number }), url }
}

function lineView(line: OrderLine, locale: Locale) {
  const words = orderPageWords[locale]
  const { quantity, unitPrice, refundedQuantity: n } = line
  const told = line.answers.map(({ label, text }) => [label, text].filter(Boolean).join(' — '))
  return {
    key: line.line,
    name: line.name,
    details: [line.label, ...told].filter(Boolean),
    pieces: fill(words.quantity, { n: quantity, price: formatPrice(unitPrice, locale) }),
    refunded: n > 0 ? fill(n > 1 ? words.refundedPieces.many : words.refundedPieces.one, { n }) : null,
    total: formatPrice(line.total, locale),
  }
}

function sumsOf({ subtotal, discount, shippingFees, delivery, paidByGiftCards, refunded }: Order, locale: Locale) {
  const words = orderPageWords[locale]
  const isBrought = delivery.type === 'DELIVERY' || delivery.type === 'PICKUP'
  const price = (amount: number) => formatPrice(amount, locale)
  const less = (amount: number) => `−\u00a0${price(amount)}`
  return {
    before: [
      { label: words.subtotal, amount: price(subtotal) },
      ...(discount ? [{ label: fill(words.discount, { code: discount.code }), amount: less(discount.amount) }] : []),
      ...(isBrought ? [{ label: words.shipping, amount: shippingFees === 0 ? words.free : price(shippingFees) }] : []),
    ],
    after: [
      ...(paidByGiftCards > 0 ? [{ label: words.giftCards, amount: less(paidByGiftCards) }] : []),
      ...(refunded > 0 ? [{ label: words.givenBack, amount: price(refunded) }] : []),
    ],
  }
}

function deliveryLines({ delivery, email }: Order, locale: Locale): string[] {
  const { address, accessPoint, place, carrier, from, until, type } = delivery
  const slot =
    from && until
      ? fill(orderPageWords[locale].slot, {
          day: shortDay(from, locale),
          from: hour(from, locale),
          until: hour(until, locale),
        })
      : null
  return [
    carrier,
    ...(accessPoint
      ? [accessPoint.name, accessPoint.addLine1, `${accessPoint.zipCode} ${accessPoint.city}`]
      : address && type === 'DELIVERY'
        ? addressLines(address)
        : []),
    ...(place ? [place.name, place.address, `${place.postalCode} ${place.city}`] : []),
    slot,
    type === 'NO_DELIVERY' ? email : null,
  ].filter((line) => line !== null && line !== '') as string[]
}

function addressLines({ firstname, lastname, company, address, addressPart2, postalCode, city }: Address): string[] {
  return [`${firstname} ${lastname}`, company, address, addressPart2, `${postalCode} ${city}`].filter(
    (line) => line.trim() !== '',
  )
}

function papersOf(order: Order, { place, locale }: { place: OrderPlace; locale: Locale }) {
  const words = orderPageWords[locale]
  const paper = (number: string, label: string) => ({
    label: fill(label, { number }),
    page: pathInLocale(`/order/${place.id}/invoice/${number}`, locale),
    pdf: `/api/order/${place.id}/invoice/${number}`,
  })
  return [
    ...(order.invoice ? [paper(order.invoice, words.invoice)] : []),
    ...order.creditNotes.map((number) => paper(number, words.creditNote)),
  ]
}

/** What is said or shown when it is fetched. */
function handOverOf({ delivery: { handOverCode: code, handOverQr: qr } }: Order) {
  return code && qr ? { code, qr } : null
}
