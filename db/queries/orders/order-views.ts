import { sql } from 'kysely'
import type { ListQuery } from '#contract/basics/list-query.ts'
import type { OrderActor, OrderStatus } from '#contract/orders/closed-sets.ts'
import type { PaymentFailure, PaymentStatus } from '#contract/payments/closed-sets.ts'
import { prepared, type Slots } from '#db/prepared.ts'
import { countRows, pageList, whereList } from '#db/queries/basics/list.ts'
import type { InvoiceSeries } from '#db/schema/invoices.ts'
import type { SiteDb } from '#db/site-db.ts'

interface LineRow {
  position: number
  refunded_quantity: number
  declination_id: number | null
  product_id: number | null
  name: string
  label: string
  reference: string
  quantity: number
  unit_cents: number
  total_cents: number
  customizations: unknown
  is_gift_card: boolean
  gift: unknown
}

const lines = sql<LineRow[]>`(
  select coalesce(json_agg(order_lines order by position), '[]') from order_lines
  where order_lines.site_id = orders.site_id and order_lines.order_id = orders.id)`
const events = sql<{ status: OrderStatus; actor: OrderActor; happened_at: string }[]>`(
  select coalesce(json_agg(order_events order by order_events.id), '[]') from order_events
  where order_events.site_id = orders.site_id and order_events.order_id = orders.id
    and order_events.detail not like 'edited-%')`
const payment = sql<{ status: PaymentStatus; failure: PaymentFailure | null } | null>`(
  select row_to_json(payments) from payments
  where payments.site_id = orders.site_id and payments.order_id = orders.id
  order by payments.status = 'SUCCEEDED' desc, payments.attempt desc limit 1)`
const documents = sql<{ series: InvoiceSeries; year: number; number: number }[]>`(
  select coalesce(json_agg(json_build_object('series', series, 'year', year, 'number', number) order by series desc, year, number), '[]')
  from invoices where invoices.site_id = orders.site_id and invoices.order_id = orders.id)`

const views = prepared((db, { id }: Slots<{ id: number }>) =>
  db
    .selectFrom('orders')
    .selectAll()
    .select([lines.as('lines'), events.as('events'), payment.as('payment'), documents.as('documents')])
    .where('id', '=', id),
)

/** An order with all that a person may see of it: one statement, however long it is. */
export async function findOrderView(db: SiteDb, id: number) {
  return (await views(db, { id }))[0]
}

export type OrderView = NonNullable<Awaited<ReturnType<typeof findOrderView>>>

/** Totals are asked for in euros, as they are told. */
const COLUMNS = {
  id: 'id',
  search: sql<string>`('C-' || lpad(id::text, 6, '0') || ' ' || (
    select coalesce(string_agg(order_lines.name || ' ' || order_lines.label, ' '), '') from order_lines
    where order_lines.site_id = orders.site_id and order_lines.order_id = orders.id))`,
  status: 'status',
  total: sql<number>`total_cents / 100.0`,
  createdAt: 'created_at',
} as const

export async function listCustomerOrders(db: SiteDb, { userId, list }: { userId: number; list: ListQuery }) {
  const filtered = whereList(db.selectFrom('orders').where('user_id', '=', userId), { list, columns: COLUMNS })
  const page = pageList(
    filtered
      .selectAll()

      .select([lines.as('lines'), events.as('events'), payment.as('payment'), documents.as('documents')]),
    { list, columns: COLUMNS, lastKey: 'id' },
  ).execute()
  const [rows, total] = await Promise.all([page, countRows(filtered)])
  return { rows, total }
}
