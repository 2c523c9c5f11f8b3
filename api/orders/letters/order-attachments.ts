import { pageUrl } from '#api/mails/letter-context.ts'
import { day } from '#api/mails/mail-formats.ts'
import { Order } from '#contract/orders/orders.ts'
import type { MailedOrder } from '#db/queries/orders/mailed-orders.ts'
import type { Attachment } from '#providers/mails/mail-sender.ts'
import { calendarFile } from '#rules/basics/calendar-file.ts'
import { fill } from '#words/basics/fill.ts'
import { saleTermsFile, withdrawalFormFile } from './legal-files.ts'
import { type OrderLetterContext, orderFacts } from './order-letter-context.ts'

const HTML = 'text/html; charset=utf-8'
const Place = Order.shape.delivery.shape.place.unwrap()

/** What article L221-13 wants handed over with the confirmation: the terms and the form to withdraw with. */
export function legalAttachments({ order, estate, words, locale, now }: OrderLetterContext): Attachment[] {
  const said = words.files
  const termsTitle = fill(said.termsOf, { estate: estate.name, date: day(now, locale) })
  const terms = {
    filename: `${said.terms}.html`,
    contentType: HTML,
    content: saleTermsFile({ estate, locale, title: termsTitle }),
  }
  // Nobody withdraws from a visit on a set date.
  if (order.visit_booking_id !== null) return [terms]
  const form = {
    filename: `${said.form}.html`,
    contentType: HTML,
    content: withdrawalFormFile({ estate, locale, title: said.withdrawalForm }),
  }
  return [terms, form]
}

/** The appointment to fetch an order; nothing where none was made. */
export function calendarAttachments(writing: OrderLetterContext): Attachment[] {
  const { order, words, estate, now } = writing
  const { collect_from: from, collect_until: until, public_id } = order
  if (!from || !until) return []
  const content = calendarFile({
    uid: `${public_id}@${estate.url.replace(/^https?:\/\//, '').replace(/[/:].*$/, '')}`,
    from,
    until,
    stamp: now,
    summary: fill(words.ready.event, orderFacts(writing)),
    place: collectionPlace(order),
    url: pageUrl(writing, `/order/${public_id}`),
  })
  const filename = `${words.files.calendar}-${orderFacts(writing).reference}.ics`
  return [{ filename, contentType: 'text/calendar; charset=utf-8; method=PUBLISH', content }]
}

function collectionPlace({ collect_place }: MailedOrder): string {
  if (collect_place === null) return ''
  const { name, address, postalCode, city } = Place.parse(collect_place)
  return `${name}, ${address}, ${postalCode} ${city}`
}
