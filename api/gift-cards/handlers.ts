import type { HandlersOf } from '#api/calls/handler.ts'
import type * as giftCards from '#contract/gift-cards/gift-cards.ts'
import { handleGetGiftCardBalance } from './get-gift-card-balance.ts'
import { handleGetGiftCards } from './get-gift-cards.ts'
import { handleGetOwnGiftCards } from './get-own-gift-cards.ts'
import { handleSendGiftCard } from './send-gift-card.ts'
import { handleStopGiftCard } from './stop-gift-card.ts'

export const giftCardHandlers: HandlersOf<typeof giftCards> = {
  getGiftCardBalance: handleGetGiftCardBalance,
  getGiftCards: handleGetGiftCards,
  getOwnGiftCards: handleGetOwnGiftCards,
  stopGiftCard: handleStopGiftCard,
  sendGiftCard: handleSendGiftCard,
}
