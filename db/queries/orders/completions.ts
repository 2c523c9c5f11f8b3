import { type RawBuilder, type Selectable, sql } from 'kysely'
import { prepared, type Slots } from '#db/prepared.ts'
import { workToCancel } from '#db/queries/basics/due-work.ts'
import type { Reservation } from '#db/queries/catalogue/stock-holds.ts'
import { type NewMail, withMail } from '#db/queries/mails/mails.ts'
import { receivedPayment } from '#db/queries/payments/payments.ts'
import type { Tables } from '#db/schema/tables.ts'
import type { SiteDb } from '#db/site-db.ts'
import { orderChange, orderEvent } from './orders.ts'

export type InvoicedLine = Pick<
  Selectable<Tables['order_lines']>,
  | 'position'
  | 'name'
  | 'label'
  | 'reference'
  | 'quantity'
  | 'unit_cents'
  | 'total_cents'
  | 'vat_parts'
  | 'is_gift_card'
  | 'gift'
  | 'customizations'
  | 'is_dematerialized'
>

/** What an order holds and what it lists, read after its lock: both as they are now. */
export interface OrderContents {
  held: Reservation[]
  lines: InvoicedLine[]
}

export async function findOrderContents(db: SiteDb, orderId: number): Promise<OrderContents> {
  return (await contentsOfOrders(db, { orderId }))[0] ?? { held: [], lines: [] }
}

/** The same of the order that a payment pays, for who has just asked for the lock of both. */
export async function findPaidContents(
  db: SiteDb,
  payment: { provider: string; reference: string },
): Promise<OrderContents> {
  return (await contentsOfPayments(db, payment))[0] ?? { held: [], lines: [] }
}

const contentsOfOrders = prepared((_db, { orderId }: Slots<{ orderId: number }>) => contentsOf(orderId))

const contentsOfPayments = prepared((_db, { provider, reference }: Slots<{ provider: string; reference: string }>) =>
  contentsOf(sql<number>`(
    select order_id from payments where provider = ${provider} and reference = ${reference})`),
)

function contentsOf(orderId: RawBuilder<number>) {
  return sql<OrderContents>`
    select
      (select coalesce(json_agg(json_build_object(
          'holder', holder, 'holderId', holder_id, 'quantity', quantity, 'returned', returned, 'state', state) order by holder, holder_id), '[]')
        from stock_reservations where order_id = ${orderId}) as held,
      (select coalesce(json_agg(order_lines order by position), '[]')
        from order_lines where order_id = ${orderId}) as lines
  `
}

interface CompletionRecord {
  orderId: number
  cartId: string
  paymentId: number | null
  mail: NewMail
  now: Date
}

/** All that is written of a completion besides its stock and its invoice, in one statement. */
export async function recordCompletion(db: SiteDb, { mail, ...completion }: CompletionRecord): Promise<void> {
  const { kind, locale, recipient, randomId } = mail
  const facts = JSON.stringify(mail.facts)
  await completionRecord(db, { ...completion, kind, locale, recipient, randomId, facts })
}

type CompletionParts = Omit<CompletionRecord, 'mail'> &
  Pick<NewMail, 'kind' | 'locale' | 'recipient' | 'randomId'> & { facts: string }

const completionRecord = prepared((db, parts: Slots<CompletionParts>) => {
  const { orderId, cartId, paymentId, kind, locale, recipient, randomId, facts, now } = parts
  const paid = {
    status: 'PAID',
    fulfilment: 'PAID',
    money: 'PAID',
    paid_at: now,
    changed_at: now,
    reserved_until: null,
  } as const
  const event = { orderId, from: 'AWAITING_PAYMENT', to: 'PAID', actor: 'PAYMENT', at: now } as const
  return (
    withMail(db, { kind, locale, recipient, orderId, randomId, facts, now })
      .with('paid_order', () => orderChange(db, { id: orderId, change: paid }))
      .with('payment', () => receivedPayment(db, { id: paymentId, status: 'SUCCEEDED', now }))
      .with('event', () => orderEvent(db, event))
      .with('expiry', () => workToCancel(db, { kind: 'ORDER_EXPIRY', subject: sql<string>`${orderId}::text` }))
      // Nobody has to ask after what is paid.
      .with('check', () => workToCancel(db, { kind: 'PAYMENT_CHECK', subject: sql<string>`${paymentId}::text` }))
      // From now on the cart is history.
      .updateTable('carts')
      .set({ ordered_at: now })
      .where('id', '=', cartId)
  )
})

interface LeftoverRequest {
  orderId: number
  cartId: string
  /** Of the cart that takes what is left over, if anything is. */
  nextCartId: string
  now: Date
}

/**
 * What was put into a cart after its order was placed is not part of it: it moves to a cart of its own, to which the old
 * one leads. The cart is history by now, so nobody can add to it while this is done.
 */
export const keepLeftovers = prepared(
  (_db, { orderId, cartId, nextCartId, now }: Slots<LeftoverRequest>) => sql`
    with leftovers as (
      select cart_products.declination_id, cart_products.customizations, cart_products.gift, cart_products.seen_unit_cents,
        cart_products.added_at, cart_products.id, cart_products.quantity - coalesce(order_lines.quantity, 0) as quantity
      from cart_products
      left join order_lines on order_lines.site_id = cart_products.site_id
        and order_lines.order_id = ${orderId} and order_lines.cart_product_id = cart_products.id
      where cart_products.cart_id = ${cartId} and cart_products.quantity > coalesce(order_lines.quantity, 0)
    ), next_cart as (
      insert into carts (id, user_id, created_at, changed_at)
      select ${nextCartId}, user_id, ${now}, ${now} from carts
      where id = ${cartId} and exists (select from leftovers)
      returning id
    ), kept as (
      insert into cart_products (cart_id, declination_id, quantity, customizations, gift, seen_unit_cents, added_at)
      select next_cart.id, declination_id, quantity, customizations, gift, seen_unit_cents, added_at
      from leftovers, next_cart order by leftovers.id
    )
    update carts set followed_by = next_cart.id from next_cart where carts.id = ${cartId}
  `,
)
