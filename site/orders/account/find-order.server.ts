import { data } from 'react-router'
import type { Envelope } from '#contract/basics/envelope.ts'
import type { Order } from '#contract/orders/orders.ts'
import { getOrder } from '#contract/orders/routes.ts'
import { signInFirst } from '#site/accounts/frame/signed-in.server.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { type OrderPlace, orderPlace } from './order-place.ts'

const MISSING = new Set(['order-not-found', 'return-not-found'])

/** What a call about an order answered; what is not the caller's is a page that does not exist. */
export function answeredOrMissing<Answer>(answer: Envelope<Answer>): Answer {
  if (answer.success) return answer.data
  if (MISSING.has(answer.code)) throw data(null, { status: 404 })
  throw new Error(answer.message)
}

export async function findShownOrder(page: PageContext, id: string): Promise<{ order: Order; place: OrderPlace }> {
  const place = orderPlace(page, id)
  if (!place) throw data(null, { status: 404 })
  const answer = await page.askAsCaller(getOrder, { params: { id } })
  if (!answer.success && answer.code === 'not-signed-in') throw signInFirst(page)
  return { ...answeredOrMissing(answer), place }
}
