import { type Insertable, sql } from 'kysely'
import type { OrderActor, OrderStatus } from '#contract/orders/closed-sets.ts'
import { type Given, prepared, preparedRows, type RowsOfSlots, type Slots } from '#db/prepared.ts'
import { workToSchedule } from '#db/queries/basics/due-work.ts'
import { type PendingPayment, paymentToAdd } from '#db/queries/payments/payments.ts'
import type { Tables } from '#db/schema/tables.ts'
import type { SiteDb } from '#db/site-db.ts'

export type NewOrder = Omit<Insertable<Tables['orders']>, 'site_id' | 'id'>
export type NewOrderLine = Omit<Insertable<Tables['order_lines']>, 'site_id' | 'order_id' | 'position'>

interface OrderToInsert {
  order: NewOrder & { reserved_until: Date }
  lines: readonly NewOrderLine[]
  /** Who made it; its customer if it is not said. */
  by?: { actor: OrderActor; userId: number | null }
}

/** The order, its lines, its first event and the end of its time, in one statement. Answers its id. */
export async function insertOrder(db: SiteDb, request: OrderToInsert): Promise<number> {
  const { id } = await orderToInsert(db, request).selectFrom('placed').select('id').executeTakeFirstOrThrow()
  return id
}

/** The same with its first payment, where all of it is left to pay. */
export async function insertOrderToPay(
  db: SiteDb,
  { provider, order, lines }: Omit<OrderToInsert, 'by'> & { provider: string },
): Promise<{ id: number; payment: PendingPayment }> {
  const [inserted] = await ordersToPay(db, { orders: [order], lines, payments: [{ provider }] })
  if (!inserted) throw new Error('An order was not placed')
  return inserted
}

interface RowsToPay {
  orders: readonly (NewOrder & { reserved_until: Date })[]
  lines: readonly NewOrderLine[]
  payments: readonly { provider: string }[]
  [more: string]: readonly object[]
}

const ordersToPay = preparedRows((db, { orders, lines, payments }: RowsOfSlots<RowsToPay>) => {
  const [order, asked] = [orders[0], payments[0]]
  if (!order || !asked) throw new Error('There is no order to place')
  const { total_cents: amountCents, created_at: now } = order
  const payment = { orderId: PLACED, attempt: sql<number>`1`, provider: asked.provider, amountCents, now }
  return orderToInsert(db, { order, lines })
    .with('payment', () => paymentToAdd(db, payment))
    .selectFrom(['placed', 'payment'])
    .select('placed.id')
    .select(sql<PendingPayment>`row_to_json(payment)`.as('payment'))
})

const PLACED = sql<number>`(select id from placed)`

interface OrderParts extends Pick<OrderToInsert, 'by'> {
  order: { [Column in keyof OrderToInsert['order']]: Given<OrderToInsert['order'][Column]> }
  lines: readonly { [Column in keyof NewOrderLine]: Given<NewOrderLine[Column]> }[]
}

function orderToInsert(db: SiteDb, { order, lines, by = { actor: 'CUSTOMER', userId: null } }: OrderParts) {
  const { created_at: at, reserved_until: dueAt } = order
  const rows = lines.map((line, position) => ({ ...line, order_id: PLACED, position }))
  const event = { orderId: PLACED, from: null, to: 'AWAITING_PAYMENT', ...by, at } as const
  const subject = sql<string>`(select id::text from placed)`
  return db
    .with('placed', () => db.insertInto('orders').values(order).returning('id'))
    .with('lines', () => db.insertInto('order_lines').values(rows))
    .with('event', () => orderEvent(db, event))
    .with('expiry', () => workToSchedule(db, { kind: 'ORDER_EXPIRY', subject, dueAt }))
}

interface NewEvent {
  orderId: Given<number>
  from: OrderStatus | null
  to: OrderStatus
  actor: OrderActor
  userId?: number | null
  detail?: string
  at: Given<Date>
}

export function orderEvent(db: SiteDb, { orderId, from, to, actor, userId, detail, at }: NewEvent) {
  return db.insertInto('order_events').values({
    order_id: orderId,
    from_status: from,
    status: to,
    actor,
    user_id: userId ?? null,
    detail: detail ?? '',
    happened_at: at,
  })
}

export async function addOrderEvent(db: SiteDb, event: NewEvent): Promise<void> {
  await orderEvent(db, event).execute()
}

const HEAD = ['id', 'public_id', 'cart_id', 'contents_hash', 'fulfilment', 'total_cents', 'cards_cents'] as const
const HOLD = ['held_since', 'reserved_until'] as const

/** A cart, paid or not, locked until the end: two orders of one cart wait for each other. */
export async function lockOrderedCart(db: SiteDb, id: string) {
  return (await orderedCarts(db, { id }))[0]
}

const orderedCarts = prepared((db, { id }: Slots<{ id: string }>) =>
  db.selectFrom('carts').select(['id', 'user_id']).where('id', '=', id).forUpdate(),
)

/** What lies in a cart, as it was put in. */
export async function findCartOrder(db: SiteDb, cartId: string) {
  return cartOrders(db, { cartId })
}

const cartOrders = prepared((db, { cartId }: Slots<{ cartId: string }>) =>
  db
    .selectFrom('cart_products')
    .select(['id', 'declination_id', 'quantity', 'answers_key'])
    .where('cart_id', '=', cartId)
    .orderBy('id'),
)

export type CartOrder = Awaited<ReturnType<typeof findCartOrder>>

/** The one order of a cart that did not end unpaid: what was paid for, even by a code alone, keeps its cart. */
export async function findOrderByCart(db: SiteDb, cartId: string) {
  return (await ordersByCart(db, { cartId }))[0]
}

const ordersByCart = prepared((db, { cartId }: Slots<{ cartId: string }>) =>
  db
    .selectFrom('orders')
    .select(HEAD)
    .select(HOLD)
    .where('cart_id', '=', cartId)
    .where(({ eb, or }) => or([eb('status', '<>', 'CANCELLED'), eb('paid_at', 'is not', null)]))
    .forUpdate(),
)

/** The order of a key. Whoever comes with the same key at the same moment waits here until this transaction has ended. */
export async function findOrderByKey(db: SiteDb, key: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, current_site()))`.execute(db)
  return db.selectFrom('orders').select('id').where('idempotency_key', '=', key).executeTakeFirst()
}

/** An order locked until the end: whoever moves it waits here. */
export async function lockOrder(db: SiteDb, id: number) {
  return db.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** An order as it stands, for who only looks. */
export async function findOrder(db: SiteDb, id: number) {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()
}

export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>

/** The lines of an order as they were agreed, and what has become of each. */
export async function findOrderLines(db: SiteDb, orderId: number) {
  return db
    .selectFrom('order_lines')
    .select(['position', 'quantity', 'refunded_quantity', 'stock_claims', 'is_gift_card'])
    .select(['name', 'label', 'product_id', 'declination_id', 'customizations'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
}

export type OrderLineRow = Awaited<ReturnType<typeof findOrderLines>>[number]

export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>

export async function findOrderHead(db: SiteDb, id: number) {
  return db
    .selectFrom('orders')
    .select(['id', 'status', 'fulfilment', 'money', 'delivery_type', 'tracking_number', 'tracking_url'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function findOrderId(db: SiteDb, publicId: string): Promise<number | null> {
  const found = await db.selectFrom('orders').select('id').where('public_id', '=', publicId).executeTakeFirst()
  return found?.id ?? null
}

export async function findOrderOwner(db: SiteDb, id: number) {
  return db.selectFrom('orders').select(['id', 'user_id']).where('id', '=', id).executeTakeFirst()
}

type OrderColumns = Insertable<Tables['orders']>
type OrderChange = { changed_at: Given<Date>; paid_at?: Given<Date> } & Partial<
  Pick<
    OrderColumns,
    | 'status'
    | 'fulfilment'
    | 'money'
    | 'reserved_until'
    | 'lapsed_at'
    | 'left_at'
    | 'tracking_number'
    | 'tracking_url'
    | 'refunded_cents'
    | 'cards_cents'
    | 'delivery_address'
    | 'phone'
    | 'arrives_from'
    | 'arrives_until'
    | 'collect_address_id'
    | 'collect_place'
    | 'collect_from'
    | 'collect_until'
    | 'edited_at'
  >
>

/** Every change counts: whoever edits an order says which of them they have seen. */
export function orderChange(db: SiteDb, { id, change }: { id: Given<number>; change: OrderChange }) {
  return db
    .updateTable('orders')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
}

export async function changeOrder(db: SiteDb, { id, change }: { id: number; change: OrderChange }): Promise<void> {
  await orderChange(db, { id, change }).execute()
}

/** Whoever pays an order that was made for them agrees then. */
export async function acceptTerms(db: SiteDb, { id, now }: { id: number; now: Date }): Promise<void> {
  await db.updateTable('orders').set({ terms_accepted_at: now }).where('id', '=', id).execute()
}

/** Takes one use of a code, if one is left: one statement, so that no two orders take the last one. Its row stays locked. */
export async function takeCodeUse(db: SiteDb, codeId: number): Promise<boolean> {
  const taken = await db
    .updateTable('discount_codes')
    .set({ uses: sql`uses + 1` })
    .where('id', '=', codeId)
    .where(sql<boolean>`(max_uses is null or uses < max_uses)`)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

export async function giveCodeUseBack(db: SiteDb, codeId: number): Promise<void> {
  await db.updateTable('discount_codes').set({ uses: sql`greatest(0, uses - 1)` }).where('id', '=', codeId).execute()
}

/** How boxes split over rates of VAT: each component's rate and what it would cost by itself. */
export async function boxVatWeights(db: SiteDb, boxIds: readonly number[]) {
  if (boxIds.length === 0) return []
  const { rows } = await sql<{ boxId: number; rate: string; weight: number }>`
    select box_components.box_id as "boxId", products.vat_rate as rate,
      sum(box_components.quantity * coalesce(offers.final_cents, products.price_cents))::integer as weight
    from box_components
    join declinations on declinations.site_id = box_components.site_id and declinations.id = box_components.component_id
    join products on products.site_id = declinations.site_id and products.id = declinations.product_id
    left join offers on offers.site_id = declinations.site_id and offers.id = declinations.id
    where box_components.box_id in (${sql.join(boxIds)})
    group by 1, 2
  `.execute(db)
  return rows.map(({ boxId, rate, weight }) => ({ boxId, rate: Number(rate), weight }))
}
