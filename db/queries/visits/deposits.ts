import { scheduleWork } from '#db/queries/basics/due-work.ts'
import type { LockedOrder } from '#db/queries/orders/orders.ts'
import type { SiteDb } from '#db/site-db.ts'

/**
 * The order that pays a booking's deposit, unless it ended unpaid; locked until the end. Who locks it has locked the
 * service before and writes the booking after.
 */
export async function lockDepositOrder(db: SiteDb, bookingId: number): Promise<LockedOrder | null> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('visit_booking_id', '=', bookingId)
    .where('status', '<>', 'CANCELLED')
    .forUpdate()
    .executeTakeFirst()
  return order ?? null
}

/**
 * The deposit of a booking is paid: what was held for it is booked, and its visitor is told. False when it is not waited
 * for any more. Its places do not change by it, so the service needs no lock; the order's is held.
 */
export async function bookPaid(db: SiteDb, { id, now }: { id: number; now: Date }): Promise<boolean> {
  const found = await db
    .updateTable('visit_bookings')
    .set({ state: 'BOOKED', changed_at: now })
    .where('id', '=', id)
    .where('state', '=', 'AWAITING_DEPOSIT')
    .returning('id')
    .executeTakeFirst()
  if (found) await scheduleWork(db, { kind: 'VISIT_PAID', subject: String(id), dueAt: now })
  return found !== undefined
}

export interface DepositCard {
  balance_cents: number
  expires_at: Date
}

/** The cards that deposits were turned into, by booking. */
export async function depositCards(db: SiteDb, bookingIds: readonly number[]): Promise<Map<number, DepositCard>> {
  if (bookingIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('gift_cards')
    .innerJoin('orders', (on) =>
      on.onRef('orders.site_id', '=', 'gift_cards.site_id').onRef('orders.id', '=', 'gift_cards.order_id'),
    )
    .select(['orders.visit_booking_id', 'gift_cards.balance_cents', 'gift_cards.expires_at'])
    .where('orders.visit_booking_id', 'in', bookingIds)
    .execute()
  return new Map(rows.map(({ visit_booking_id, ...card }) => [visit_booking_id ?? 0, card]))
}
