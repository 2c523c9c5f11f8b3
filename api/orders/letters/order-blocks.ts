import { z } from 'zod'
import { toldGift } from '#api/gift-cards/told-gift.ts'
import type { BillLine, Block, Sum } from '#api/mails/letter.ts'
import { day, money, time, weekday } from '#api/mails/mail-formats.ts'
import { mailPicture } from '#api/mails/mail-picture.ts'
import { addressLines } from '#api/places/address-lines.ts'
import { AccessPoint } from '#contract/deliveries/deliveries.ts'
import { Order } from '#contract/orders/orders.ts'
import type { MailedOrder } from '#db/queries/orders/mailed-orders.ts'
import { promisedArrival } from '#rules/deliveries/arrival-days.ts'
import { toldAnswers, toldAnswersOf } from '#rules/orders/order-answers.ts'
import { orderReference } from '#rules/orders/order-reference.ts'
import { fill } from '#words/basics/fill.ts'
import type { Locale } from '#words/basics/locales.ts'
import { formatRate } from '#words/basics/rates.ts'
import { pictureAlt } from '#words/customizations/pictures/picture-alt.ts'
import { customizationPictureWords } from '#words/customizations/pictures/words.ts'
import { arrivalWords } from '#words/deliveries/arrival/words.ts'
import { formatArrival } from '#words/deliveries/format-arrival.ts'
import type { MailWords } from '#words/mails/fr.ts'

const VatRows = z.array(z.object({ rate: z.number(), vat: z.number() }))
const Place = Order.shape.delivery.shape.place.unwrap()

interface OrderBlockContext {
  order: MailedOrder
  words: MailWords
  locale: Locale
  estate: { url: string }
}

/** The lines of an order with all that makes its total. */
export function bill({ order, words, locale, estate }: OrderBlockContext): Block {
  const facts = { reference: orderReference(order.id), date: day(order.created_at, locale) }
  const lines = order.lines.map((line): BillLine => {
    const price = fill(words.order.quantity, { quantity: line.quantity, price: money(line.unit_cents, locale) })
    const told = [...answerLines(line.customizations, words), ...toldGift(line, locale)]
    const details = [line.label, ...told, price].filter((part) => part !== '')
    const picture = mailPicture(estate.url, line.picture)
    const drawn = linePicture({ order, line, locale, estate })
    return { picture, name: line.name, details, amount: money(line.total_cents, locale), ...(drawn && { drawn }) }
  })
  return { kind: 'bill', title: fill(words.order.title, facts), lines, sums: sums({ order, words, locale }) }
}

const MAIL_PICTURE_WIDTH = 320

type LinePictureContext = Pick<OrderBlockContext, 'order' | 'locale' | 'estate'> & {
  line: MailedOrder['lines'][number]
}

/** How a line will look that was made one's own, for whoever holds the mail. */
function linePicture({ order, line, locale, estate }: LinePictureContext): BillLine['drawn'] | null {
  if (!line.drawn) return null
  const { image, engraving, layered } = line.drawn
  const seen = toldAnswersOf(line.customizations, [...layered, ...(engraving === null ? [] : [engraving])])
  const answers = seen.map(({ label, text }) => ({ label, value: text }))
  return {
    url: `${estate.url}/api/order/${order.public_id}/picture/${line.position}`,
    alt: pictureAlt({ name: line.name, answers }, customizationPictureWords[locale]),
    width: MAIL_PICTURE_WIDTH,
    height: Math.round((MAIL_PICTURE_WIDTH * image.height) / image.width),
  }
}

function answerLines(customizations: unknown, words: MailWords): string[] {
  return toldAnswers(customizations).map((answer) =>
    answer.label === '' ? answer.text : fill(words.order.answer, { ...answer }),
  )
}

function sums({ order, words, locale }: Omit<OrderBlockContext, 'estate'>): Sum[] {
  const said = words.order
  const { discount_cents, discount_code, shipping_cents, delivery_type, total_cents, cards_cents } = order
  const code = discount_code === null ? said.discount : fill(said.discountCode, { code: discount_code })
  const isBrought = delivery_type === 'DELIVERY' || delivery_type === 'PICKUP'
  const shipping = shipping_cents === 0 ? said.free : money(shipping_cents, locale)
  const vat = VatRows.parse(order.vat).map(
    (row): Sum => ({
      label: fill(said.vat, { rate: formatRate(row.rate, locale) }),
      amount: money(row.vat, locale),
      weight: 'small',
    }),
  )
  return [
    { label: said.products, amount: money(order.products_cents, locale), weight: 'usual' },
    ...optional({ isTold: discount_cents > 0, sum: { label: code, amount: `−${money(discount_cents, locale)}` } }),
    ...optional({ isTold: isBrought || shipping_cents > 0, sum: { label: said.shipping, amount: shipping } }),
    { label: said.total, amount: money(total_cents, locale), weight: 'total' },
    ...vat,
    ...optional({ isTold: cards_cents > 0, sum: { label: said.giftCards, amount: `−${money(cards_cents, locale)}` } }),
    ...optional({
      isTold: cards_cents > 0 && cards_cents < total_cents,
      sum: { label: said.paidOtherwise, amount: money(total_cents - cards_cents, locale) },
    }),
  ]
}

function optional({ isTold, sum }: { isTold: boolean; sum: Omit<Sum, 'weight'> }): Sum[] {
  return isTold ? [{ ...sum, weight: 'usual' }] : []
}

/** Where and how the order goes. */
export function deliveryBlock({ order, words, locale }: Omit<OrderBlockContext, 'estate'>): Block {
  const { delivery_type, carrier_name } = order
  const lines = [
    ...(carrier_name ? [carrier_name] : []),
    ...placeLines(order, locale),
    ...slotLines({ order, words, locale }),
    ...delayLines({ order, words, locale }),
  ]
  return { kind: 'facts', title: words.order.delivery[delivery_type], lines }
}

function placeLines(order: MailedOrder, locale: Locale): string[] {
  if (order.delivery_type === 'CLICK_AND_COLLECT' && order.collect_place) {
    const { name, address, postalCode, city } = Place.parse(order.collect_place)
    return [name, address, `${postalCode} ${city}`]
  }
  if (order.delivery_type === 'PICKUP' && order.access_point) {
    const { name, addLine1, zipCode, city } = AccessPoint.partial()
      .required({ name: true, addLine1: true, zipCode: true, city: true })
      .parse(order.access_point)
    return [name, addLine1, `${zipCode} ${city}`]
  }
  return order.delivery_address ? addressLines(order.delivery_address, locale) : []
}

interface SlotLinesOptions {
  order: MailedOrder
  words: MailWords
  locale: Locale
}

function slotLines({ order: { collect_from, collect_until }, words, locale }: SlotLinesOptions): string[] {
  if (!collect_from || !collect_until) return []
  const facts = {
    day: weekday(collect_from, locale),
    from: time(collect_from, locale),
    until: time(collect_until, locale),
  }
  return [fill(words.order.slot, facts)]
}

/** The days that were promised, else what the carrier's time was said to be; orders that were told neither keep silent. */
function delayLines({ order, words, locale }: SlotLinesOptions): string[] {
  const { delivery_type, delivery_delay: delay } = order
  const arrival = promisedArrival(order)
  const { home, relay } = arrivalWords[locale]
  if (arrival) return [fill(delivery_type === 'PICKUP' ? relay : home, { days: formatArrival(arrival, locale) })]
  return delay === '' ? [] : [fill(words.order.delay, { delay })]
}

export function billingBlock({ order, words, locale }: Omit<OrderBlockContext, 'estate'>): Block {
  return { kind: 'facts', title: words.order.billing, lines: addressLines(order.billing_address, locale) }
}
