import { GiftWish } from '#contract/gift-cards/gift-cards.ts'
import { scheduleWork } from '#db/queries/basics/due-work.ts'
import { addGiftCard } from '#db/queries/gift-cards/gift-cards.ts'
import type { LockedOrder } from '#db/queries/orders/orders.ts'
import { findParameterValue } from '#db/queries/sites/parameters.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { Sealer } from '#providers/secrets/sealer.ts'
import { cardExpiry, cardSending } from '#rules/gift-cards/card-times.ts'
import { createCardCode } from './card-secrets.ts'

interface SoldLine {
  position: number
  quantity: number
  unit_cents: number
  is_gift_card: boolean
  gift: unknown
}

interface Issue {
  order: LockedOrder
  lines: readonly SoldLine[]
  secrets: Sealer
  now: Date
  randomId: () => string
}

/** Makes the gift cards that an order has bought, one for each piece; each is sent on its day. */
export async function issueGiftCards(db: SiteDb, { order, lines, secrets, now, randomId }: Issue): Promise<void> {
  const sold = lines.filter((line) => line.is_gift_card && line.unit_cents > 0)
  if (sold.length === 0) return
  const expiresAt = cardExpiry(now, await findParameterValue(db, 'GIFT_CARD_MONTHS'))
  for (const line of sold) {
    const wish = GiftWish.parse(line.gift ?? {})
    const sendAt = cardSending(wish.sendOn ?? null, now)
    for (let piece = 0; piece < line.quantity; piece++) {
      const id = await addGiftCard(db, {
        order_id: order.id,
        position: line.position,
        ...createCardCode({ siteId: order.site_id, secrets, randomId }),
        cents: line.unit_cents,
        locale: order.locale,
        recipient_name: wish.recipient?.name ?? '',
        recipient_email: wish.recipient?.email ?? order.email,
        message: wish.message,
        send_at: sendAt,
        expires_at: expiresAt,
        created_at: now,
      })
      await scheduleWork(db, { kind: 'GIFT_CARD', subject: String(id), dueAt: sendAt })
    }
  }
}
