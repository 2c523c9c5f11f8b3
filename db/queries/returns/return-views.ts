import { sql } from 'kysely'
import type { ListQuery } from '#contract/basics/list-query.ts'
import type { OrderActor } from '#contract/orders/closed-sets.ts'
import type { ReturnReason, ReturnState } from '#contract/returns/closed-sets.ts'
import { countRows, pageList, whereList } from '#db/queries/basics/list.ts'
import type { SiteDb } from '#db/site-db.ts'

interface LineRow {
  position: number
  quantity: number
  reason: ReturnReason
  is_fit: boolean | null
  name: string
  label: string
}

const lines = sql<LineRow[]>`(
  select coalesce(json_agg(json_build_object('position', return_lines.position, 'quantity', return_lines.quantity,
    'reason', reason, 'is_fit', is_fit, 'name', name, 'label', label) order by return_lines.position), '[]')
  from return_lines join order_lines on order_lines.site_id = return_lines.site_id
    and order_lines.order_id = returns.order_id and order_lines.position = return_lines.position
  where return_lines.site_id = returns.site_id and return_lines.return_id = returns.id)`
const events = sql<{ state: ReturnState; actor: OrderActor; happened_at: string }[]>`(
  select coalesce(json_agg(return_events order by return_events.id), '[]') from return_events
  where return_events.site_id = returns.site_id and return_events.return_id = returns.id)`
const files = sql<{ id: string; kind: 'PICTURE' | 'LABEL'; filename: string }[]>`(
  select coalesce(json_agg(return_files order by created_at, return_files.id), '[]') from return_files
  where return_files.site_id = returns.site_id and return_files.return_id = returns.id)`
const publicId = sql<string>`(
  select public_id from orders where orders.site_id = returns.site_id and orders.id = returns.order_id)`
const refundedCents = sql<number | null>`(
  select amount_cents from refunds where refunds.site_id = returns.site_id and refunds.id = returns.refund_id)`

const VIEW = [
  lines.as('lines'),
  events.as('events'),
  files.as('files'),
  publicId.as('public_id'),
  refundedCents.as('refunded_cents'),
] as const

export async function findReturnView(db: SiteDb, id: number) {
  return db.selectFrom('returns').selectAll().select(VIEW).where('id', '=', id).executeTakeFirst()
}

export type ReturnView = NonNullable<Awaited<ReturnType<typeof findReturnView>>>

/** The returns of an order, the newest first. */
export async function findOrderReturns(db: SiteDb, orderId: number): Promise<ReturnView[]> {
  return db
    .selectFrom('returns')
    .selectAll()
    .select(VIEW)
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
}

const COLUMNS = { id: 'id', state: 'state', askedAt: 'asked_at' } as const

export async function listReturnViews(
  db: SiteDb,
  { list, kind }: { list: ListQuery; kind: 'all' | 'withdrawals' },
): Promise<{ rows: ReturnView[]; total: number }> {
  const all = db.selectFrom('returns')
  const wanted = kind === 'all' ? all : all.where('is_withdrawal', '=', true)
  const filtered = whereList(wanted, { list, columns: COLUMNS })
  const page = pageList(filtered.selectAll().select(VIEW), { list, columns: COLUMNS, lastKey: 'id' }).execute()
  const [rows, total] = await Promise.all([page, countRows(filtered)])
  return { rows, total }
}
