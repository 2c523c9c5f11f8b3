import type { DueHandler } from '#api/background/due-handler.ts'
import { queueMail } from '#api/mails/queue-mail.ts'
import { changeGiftCard, findGiftCard } from '#db/queries/gift-cards/gift-cards.ts'

/** The day of a gift card has come: it is sent, once, unless it was taken back. */
export const handleGiftCard: DueHandler = async ({ subject, now, randomId, transact }) => {
  await transact(async (db) => {
    const card = await findGiftCard(db, Number(subject))
    if (!card || card.sent_at !== null || card.cancelled_cents > 0) return
    await queueMail(db, {
      kind: 'GIFT_CARD',
      locale: card.locale,
      recipient: card.recipient_email,
      orderId: card.order_id,
      facts: { giftCardId: card.id },
      now,
      randomId,
    })
    await changeGiftCard(db, { id: card.id, change: { sent_at: now } })
  })
}
