import type { Handler } from '#api/calls/handler.ts'
import type { sendGiftCard } from '#contract/gift-cards/gift-cards.ts'
import { scheduleWork } from '#db/queries/basics/due-work.ts'
import { changeGiftCard, findGiftCardToSend } from '#db/queries/gift-cards/gift-cards.ts'
import { createCardCode } from './card-secrets.ts'
import { giftCardToWire } from './gift-card-to-wire.ts'

export const handleSendGiftCard: Handler<typeof sendGiftCard> = async ({ params, body }, parts) => {
  const { db, site, secrets, randomId, now } = parts
  const isCodeUnknown = (await findGiftCardToSend(db, params.id))?.sealed_code === null
  const card = await changeGiftCard(db, {
    id: params.id,
    change: {
      sent_at: null,
      ...(body.email ? { recipient_email: body.email } : {}),
      ...(body.isCodeRenewed || isCodeUnknown ? createCardCode({ siteId: site.id, secrets, randomId }) : {}),
    },
  })
  if (!card) return { refusal: 'gift-card-unknown' }
  await scheduleWork(db, { kind: 'GIFT_CARD', subject: String(card.id), dueAt: now })
  return { value: { giftCard: giftCardToWire(card) } }
}
