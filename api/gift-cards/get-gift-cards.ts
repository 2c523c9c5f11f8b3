import type { Handler } from '#api/calls/handler.ts'
import type { getGiftCards } from '#contract/gift-cards/gift-cards.ts'
import { listGiftCards } from '#db/queries/gift-cards/gift-cards.ts'
import { giftCardToWire } from './gift-card-to-wire.ts'

export const handleGetGiftCards: Handler<typeof getGiftCards> = async ({ list }, { db }) => {
  const { rows, total } = await listGiftCards(db, list)
  return { value: { giftCards: rows.map(giftCardToWire), total } }
}
