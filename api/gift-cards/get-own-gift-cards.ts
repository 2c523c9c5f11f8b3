import type { Handler } from '#api/calls/handler.ts'
import type { getOwnGiftCards } from '#contract/gift-cards/gift-cards.ts'
import { listOwnGiftCards } from '#db/queries/gift-cards/gift-cards.ts'
import { giftCardToWire } from './gift-card-to-wire.ts'

export const handleGetOwnGiftCards: Handler<typeof getOwnGiftCards> = async (_, { db, principal, now }) => {
  const rows = principal ? await listOwnGiftCards(db, { userId: principal.id, now }) : []
  const giftCards = rows.map((row) => {
    const { id, issued, balance, expiresAt } = giftCardToWire(row)
    return { id, issued, balance, expiresAt }
  })
  return { value: { giftCards, total: giftCards.length } }
}
