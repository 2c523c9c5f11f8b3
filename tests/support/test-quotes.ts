import { brought, openCounter } from './entered-orders.ts'
import { tokenOf } from './payment-links.ts'

/** A counter at which somebody was made a quote: two bottles, brought, for 25 €. */
export async function openQuote(given: object = {}) {
  const counter = await openCounter()
  const { payment: _payment, ...wish } = brought(counter.shop, {})
  const made = await counter.ask('/admin/quotes', { payload: { ...wish, ...given } })
  const token = tokenOf(made.data?.url)
  const show = async () => (await counter.shop.app.inject({ url: `/api/quote/${token}` })).json().data?.quote
  const accept = async () => {
    const answer = await counter.shop.app.inject({ method: 'POST', url: `/api/quote/${token}/acceptance`, payload: {} })
    return { status: answer.statusCode, ...answer.json() }
  }
  return { ...counter, made, token, show, accept, id: made.data?.id as number }
}
