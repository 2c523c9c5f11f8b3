import { shareCards } from '#api/gift-cards/share-cards.ts'
import { holdCards } from '#db/queries/gift-cards/gift-card-uses.ts'
import { changeOrder } from '#db/queries/orders/orders.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { OrderBody } from './order-context.ts'

interface CardOrder {
  order: { id: number; total_cents: number }
  body: OrderBody
  lines: readonly { is_gift_card?: boolean | undefined; total_cents: number }[]
  now: Date
}

/** Holds what gift cards pay of an order, and notes it there. A card does not buy a card. */
export async function payByGiftCards(
  db: SiteDb,
  { order, body, lines, now }: CardOrder,
): Promise<{ cardsCents: number } | { refusal: 'gift-card-unknown' }> {
  if (body.giftCards.length === 0) return { cardsCents: 0 }
  const bought = lines.filter((line) => line.is_gift_card).reduce((sum, line) => sum + line.total_cents, 0)
  const payableCents = Math.max(0, order.total_cents - bought)
  const shared = await shareCards(db, { codes: body.giftCards, payableCents, now })
  if ('refusal' in shared) return shared
  await holdCards(db, { orderId: order.id, shares: shared.shares })
  const cardsCents = shared.shares.reduce((sum, share) => sum + share.cents, 0)
  await changeOrder(db, { id: order.id, change: { cards_cents: cardsCents, changed_at: now } })
  return { cardsCents }
}
