import type { GiftCard } from '#contract/gift-cards/gift-cards.ts'
import type { GiftCardRow } from '#db/queries/gift-cards/gift-cards.ts'
import { cents, euros } from '#rules/basics/money.ts'

export function giftCardToWire(card: GiftCardRow): GiftCard {
  return {
    id: card.id,
    idOrder: card.order_id,
    issued: euros(cents(card.issued_cents)),
    balance: euros(cents(card.balance_cents)),
    recipientName: card.recipient_name,
    recipientEmail: card.recipient_email,
    createdAt: card.created_at.toISOString(),
    sendAt: card.send_at.toISOString(),
    sentAt: card.sent_at?.toISOString() ?? null,
    expiresAt: card.expires_at.toISOString(),
    isStopped: card.stopped_at !== null,
  }
}
