import { sql } from 'kysely'
import type { OfficeOrder } from '#contract/orders/office-orders.ts'
import { personNamed } from '#db/queries/accounts/person-named.ts'
import type { InvoiceSeries } from '#db/schema/invoices.ts'
import type { SiteDb } from '#db/site-db.ts'

type Dated<Key extends keyof OfficeOrder> = OfficeOrder[Key]

export interface OfficeOrderFacts {
  goods: Dated<'goods'>
  moneyMoves: Dated<'moneyMoves'>
  payments: Dated<'payments'>
  entry: Dated<'entry'>
  refunds: Dated<'refunds'>
  documents: { series: InvoiceSeries; year: number; number: number; issuedAt: string; total: number }[]
  mails: Dated<'mails'>
  messages: Dated<'messages'>
  returns: Dated<'returns'>
}

/** What the estate knows of an order beyond what its customer sees: one statement, however much there is. */
export async function findOfficeOrderFacts(db: SiteDb, orderId: number): Promise<OfficeOrderFacts> {
  const of = (table: string) => sql`${sql.table(table)} as x where x.order_id = ${orderId}`
  const { rows } = await sql<OfficeOrderFacts>`select
    (select coalesce(json_agg(json_build_object('at', x.happened_at, 'status', x.status, 'actor', x.actor,
      'who', ${personNamed('x.user_id')}, 'detail', x.detail) order by x.id), '[]') from ${of('order_events')}) as goods,
    (select coalesce(json_agg(json_build_object('at', x.moved_at, 'kind', x.kind, 'amount', x.cents / 100.0)
      order by x.id), '[]') from ${of('money_movements')}) as "moneyMoves",
    (select coalesce(json_agg(json_build_object('id', x.id, 'provider', x.provider, 'reference', x.reference,
      'status', x.status, 'failure', x.failure, 'amount', x.amount_cents / 100.0, 'refunded', x.refunded_cents / 100.0,
      'note', x.means_reference, 'receivedOn', x.received_on, 'createdAt', x.created_at) order by x.attempt), '[]')
      from ${of('payments')}) as payments,
    (select json_build_object('source', x.source, 'means', x.means, 'isTakenAway', x.is_taken_away,
      'discountReason', x.discount_reason, 'who', ${personNamed('x.entered_by')}) from ${of('order_entries')}) as entry,
    (select coalesce(json_agg(json_build_object('id', x.id, 'status', x.status, 'amount', x.amount_cents / 100.0,
      'shipping', x.shipping_cents / 100.0, 'goodwill', x.goodwill_cents / 100.0, 'reason', x.reason,
      'who', ${personNamed('x.asked_by')}, 'createdAt', x.created_at, 'doneAt', x.done_at, 'lines', (
        select coalesce(json_agg(json_build_object('line', part.position, 'quantity', part.quantity,
          'amount', part.amount_cents / 100.0, 'isRestocked', part.is_restocked) order by part.position), '[]')
        from refund_lines part where part.refund_id = x.id)) order by x.id), '[]') from ${of('refunds')}) as refunds,
    (select coalesce(json_agg(json_build_object('series', x.series, 'year', x.year, 'number', x.number,
      'issuedAt', x.issued_at, 'total', x.total_cents / 100.0) order by x.issued_at, x.number), '[]')
      from ${of('invoices')}) as documents,
    (select coalesce(json_agg(json_build_object('id', x.id, 'kind', x.kind, 'subject', x.subject,
      'recipient', x.recipient, 'createdAt', x.created_at, 'sentAt', x.sent_at, 'error', x.last_error)
      order by x.id desc), '[]') from ${of('mails')}) as mails,
    (select coalesce(json_agg(json_build_object('id', x.id, 'text', x.message, 'createdAt', x.created_at)
      order by x.id), '[]') from ${of('messages')}) as messages,
    (select coalesce(json_agg(json_build_object('id', x.id, 'state', x.state, 'isWithdrawal', x.is_withdrawal,
      'askedAt', x.asked_at) order by x.id), '[]') from ${of('returns')}) as returns`.execute(db)
  const [facts] = rows
  if (!facts) throw new Error('A statement without a table answers one row')
  return facts
}

/** What several orders take from the cellar, line by line; what was given back and what is no thing is left out. */
export async function listLinesToPick(db: SiteDb, orderIds: readonly number[]) {
  return db
    .selectFrom('order_lines')
    .select(['order_id', 'product_id', 'declination_id', 'name', 'label', 'reference', 'customizations'])
    .select(sql<number>`quantity - refunded_quantity`.as('quantity'))
    .where('order_id', 'in', orderIds)
    .where('is_dematerialized', '=', false)
    .where(sql<boolean>`quantity > refunded_quantity`)
    .orderBy('order_id')
    .orderBy('position')
    .execute()
}

export async function listOrdersToPick(db: SiteDb, ids: readonly number[]) {
  return db
    .selectFrom('orders')
    .select(['id', 'firstname', 'lastname', 'fulfilment'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
}

/** Their papers were printed. Whoever has one of them locked is not waited for: it is being changed, and its paper is old already. */
export async function notePrinted(db: SiteDb, { ids, now }: { ids: readonly number[]; now: Date }): Promise<void> {
  const free = db.selectFrom('orders').select('id').where('id', 'in', ids).forNoKeyUpdate().skipLocked()
  await db.updateTable('orders').set({ printed_at: now }).where('id', 'in', free).execute()
}
