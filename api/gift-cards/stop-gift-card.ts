import type { Handler } from '#api/calls/handler.ts'
import type { stopGiftCard } from '#contract/gift-cards/gift-cards.ts'
import { changeGiftCard } from '#db/queries/gift-cards/gift-cards.ts'
import { giftCardToWire } from './gift-card-to-wire.ts'

/** What is left on a stopped card stays owed; it only cannot be used. */
export const handleStopGiftCard: Handler<typeof stopGiftCard> = async ({ params, body }, { db, now }) => {
  const card = await changeGiftCard(db, { id: params.id, change: { stopped_at: body.isStopped ? now : null } })
  return card ? { value: { giftCard: giftCardToWire(card) } } : { refusal: 'gift-card-unknown' }
}
