import { scheduleWork } from '#db/queries/basics/due-work.ts'
import { stockNeeds } from '#db/queries/catalogue/stock.ts'
import { findReservations, reserveStock } from '#db/queries/catalogue/stock-holds.ts'
import { setReservedUntil, takeCodeUse } from '#db/queries/orders/orders.ts'
import type { SiteDb } from '#db/site-db.ts'
import { stockClaims } from '#rules/catalogue/stock-claims.ts'
import { HOLD_MINUTES } from '#rules/orders/order-times.ts'
import type { OrderedLine } from './order-contents.ts'

/**
 * Holds the stock of an order for the time of paying; false when it is no longer there. Without lines, what the order had
 * held before is held again.
 */
export async function reserveLines(
  db: SiteDb,
  { orderId, lines, now }: { orderId: number; lines: readonly OrderedLine[] | null; now: Date },
): Promise<boolean> {
  const claims = lines ? await findClaims(db, lines) : await givenBack(db, orderId)
  if (!(await reserveStock(db, { orderId, claims }))) return false
  const until = new Date(now.getTime() + HOLD_MINUTES * 60_000)
  await setReservedUntil(db, { id: orderId, until })
  await scheduleWork(db, { kind: 'ORDER_EXPIRY', subject: String(orderId), dueAt: until })
  return true
}

async function findClaims(db: SiteDb, lines: readonly OrderedLine[]) {
  const wanted = lines.map(({ line }) => ({ declinationId: line.id, quantity: line.quantity }))
  return stockClaims(
    wanted,
    await stockNeeds(db, { declinationIds: [...new Set(wanted.map(({ declinationId }) => declinationId))] }),
  )
}

async function givenBack(db: SiteDb, orderId: number) {
  return (await findReservations(db, orderId)).filter(({ state }) => state === 'GIVEN_BACK')
}

/** A use of the code is taken with the order, so that the price which was shown is the price that is paid. */
export async function reserveCode(
  db: SiteDb,
  { discount_code_id }: { discount_code_id: number | null },
): Promise<boolean> {
  return discount_code_id === null || takeCodeUse(db, discount_code_id)
}
