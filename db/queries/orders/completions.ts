import { type Selectable, sql } from 'kysely'
import { workToCancel } from '#db/queries/basics/due-work.ts'
import type { Reservation } from '#db/queries/catalogue/stock-holds.ts'
import { type NewMail, withMail } from '#db/queries/mails/mails.ts'
import { paymentStatus } from '#db/queries/payments/payments.ts'
import type { Tables } from '#db/schema/tables.ts'
import type { SiteDb } from '#db/site-db.ts'
import { orderEvent, orderStatus } from './orders.ts'

export type InvoicedLine = Pick<
  Selectable<Tables['order_lines']>,
  'name' | 'label' | 'reference' | 'quantity' | 'total_cents' | 'vat_parts' | 'customizations' | 'is_dematerialized'
>

/** What an order holds and what it lists, read after its lock: both as they are now. */
export async function findOrderContents(db: SiteDb, orderId: number) {
  const { rows } = await sql<{ held: Reservation[]; lines: InvoicedLine[] }>`
    select
      (select coalesce(json_agg(json_build_object(
          'holder', holder, 'holderId', holder_id, 'quantity', quantity, 'state', state) order by holder, holder_id), '[]')
        from stock_reservations where order_id = ${orderId}) as held,
      (select coalesce(json_agg(order_lines order by position), '[]')
        from order_lines where order_id = ${orderId}) as lines
  `.execute(db)
  return rows[0] ?? { held: [], lines: [] }
}

interface CompletionRecord {
  orderId: number
  cartId: string
  paymentId: number | null
  mail: NewMail
  now: Date
}

/** All that is written of a completion besides its stock and its invoice, in one statement. */
export async function recordCompletion(
  db: SiteDb,
  { orderId, cartId, paymentId, mail, now }: CompletionRecord,
): Promise<void> {
  const paid = { status: 'PAID', paid_at: now, changed_at: now, reserved_until: null } as const
  const event = { orderId, from: 'AWAITING_PAYMENT', to: 'PAID', actor: 'PAYMENT', at: now } as const
  await withMail(db, mail)
    .with('paid_order', () => orderStatus(db, { id: orderId, change: paid }))
    .with('payment', () =>
      paymentStatus(db, { id: paymentId, change: { status: 'SUCCEEDED', failure: null, changed_at: now } }),
    )
    .with('event', () => orderEvent(db, event))
    .with('expiry', () => workToCancel(db, { kind: 'ORDER_EXPIRY', subject: String(orderId) }))
    // From now on the cart is history.
    .updateTable('carts')
    .set({ ordered_at: now })
    .where('id', '=', cartId)
    .execute()
}
