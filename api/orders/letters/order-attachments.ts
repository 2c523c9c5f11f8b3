import { day } from '#api/mails/mail-formats.ts'
import { orderCalendar } from '#api/orders/order-calendar.ts'
import type { Attachment } from '#providers/mails/mail-sender.ts'
import { qrModules } from '#providers/qr-codes/qr-code.ts'
import { qrPng } from '#providers/qr-codes/qr-files.ts'
import { writeHandOverCode } from '#rules/orders/hand-over-code.ts'
import { fill } from '#words/basics/fill.ts'
import { saleTermsFile, withdrawalFormFile } from './legal-files.ts'
import { type OrderLetterContext, orderFacts } from './order-letter-context.ts'

const HTML = 'text/html; charset=utf-8'

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

/** The code of an order to be scanned where it is fetched. */
export function handOverAttachment({ order, words }: OrderLetterContext): Attachment {
  return {
    filename: `${words.files.code}.png`,
    contentType: 'image/png',
    content: qrPng(qrModules(writeHandOverCode(order.hand_over_code))),
  }
}

/** The appointment to fetch an order; nothing where none was made. */
export function calendarAttachments(writing: OrderLetterContext): Attachment[] {
  const { order, words, estate, locale, now } = writing
  if (!order.collect_from || !order.collect_until) return []
  const content = orderCalendar({ order, estate, locale, now })
  if (content === null) return []
  const filename = `${words.files.calendar}-${orderFacts(writing).reference}.ics`
  return [{ filename, contentType: 'text/calendar; charset=utf-8; method=PUBLISH', content }]
}
