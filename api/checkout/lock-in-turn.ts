import { hashTypedCode } from '#api/gift-cards/card-secrets.ts'
import { lockCodes } from '#db/queries/carts/discount-codes.ts'
import { stockNeeds } from '#db/queries/catalogue/stock.ts'
import { findHeld, lockHolders } from '#db/queries/catalogue/stock-holds.ts'
import { lockCalendar } from '#db/queries/deliveries/calendars.ts'
import { lockCards } from '#db/queries/gift-cards/gift-cards.ts'
import type { CartOrder } from '#db/queries/orders/orders.ts'
import type { SiteDb } from '#db/site-db.ts'
import { normalizeCode } from '#rules/carts/discount-codes.ts'
import { stockClaims } from '#rules/catalogue/stock-claims.ts'
import type { OrderBody } from './order-context.ts'

interface Replacement {
  /** The order that another one takes the place of. */
  formerId: number
  body: OrderBody
  /** What lies in the cart now. */
  lines: CartOrder
}

/**
 * An order that takes another's place lets go of stock and code before it asks for a slot, stock and a code itself: the
 * other way round than everyone else, who would then wait for it while it waits for them. So it first takes a place in
 * every queue, in the order of all orders: slot, stock, code, gift cards.
 */
export async function lockInTurn(db: SiteDb, { formerId, body, lines }: Replacement): Promise<void> {
  const { delivery, discount, giftCards } = body
  if (delivery.type === 'CLICK_AND_COLLECT' && delivery.idAddress) await lockCalendar(db, delivery.idAddress)
  const declinationIds = [...new Set(lines.map(({ declination_id }) => declination_id))]
  const wanted = lines.map(({ declination_id, quantity }) => ({ declinationId: declination_id, quantity }))
  const claims = stockClaims(wanted, await stockNeeds(db, { declinationIds }))
  await lockHolders(db, [...claims, ...(await findHeld(db, formerId))])
  await lockCodes(db, { formerId, code: discount ? normalizeCode(discount.code) : null })
  await lockCards(db, { formerId, hashes: giftCards.flatMap((code) => hashTypedCode(code) ?? []) })
}
