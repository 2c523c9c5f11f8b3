import type { Handler } from '#api/calls/handler.ts'
import { loadLetterhead } from '#api/sites/letterhead.ts'
import type { getOrderCalendar } from '#contract/orders/order-guide.ts'
import { findOrder } from '#db/queries/orders/orders.ts'
import { orderReference } from '#rules/orders/order-reference.ts'
import { localeFromLang } from '#words/basics/locales.ts'
import { orderGuideWords } from '#words/orders/guide/words.ts'
import { findOrderForCaller } from './find-order-for-caller.ts'
import { orderCalendar } from './order-calendar.ts'

/** In the language of the order, as its mails: a link tells none. */
export const handleGetOrderCalendar: Handler<typeof getOrderCalendar> = async ({ params }, parts) => {
  const { db, now } = parts
  const id = await findOrderForCaller(parts, params.id)
  const order = id === null ? undefined : await findOrder(db, id)
  if (!order) return { refusal: 'order-not-found' }
  const locale = localeFromLang(order.locale)
  const file = orderCalendar({ order, estate: await loadLetterhead(db), locale, now })
  if (file === null) return { refusal: 'order-not-found' }
  const filename = `${orderGuideWords[locale].calendar.file}-${orderReference(order.id)}.ics`
  return { value: { filename, mimeType: 'text/calendar', bytes: new TextEncoder().encode(file) } }
}
