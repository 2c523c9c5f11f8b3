import { type RawBuilder, sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'
import type { BookedMovement, Movement } from '#rules/books/money-entry.ts'
import type { Span } from '#rules/books/period.ts'
import { invoiceNumber } from '#rules/invoices/invoice-number.ts'
import { orderReference } from '#rules/orders/order-reference.ts'
import { isReceivedMeans } from '#rules/payments/received-means.ts'

interface MovementRow {
  id: string
  kind: BookedMovement
  /** Of the payment that it is about: a provider, or how the estate received it. */
  provider: string | null
  cents: number
  movedAt: Date
  exactly: string
  orderId: number
  /** Of the order's invoice; money that came for none has none. */
  year: number | null
  number: number | null
  issuedAt: Date | null
  customer: string | null
}

const AT_ONCE = 2_000

/** Money that came and went in a time, and what gift cards paid, in the order in which it happened. */
export async function* eachBookedMovement(db: SiteDb, { from, until }: Span): AsyncGenerator<Movement> {
  let after = sql`moved_at >= ${from}`
  for (;;) {
    const rows = await readMovements(db, { after, until })
    for (const row of rows) yield toMovement(row)
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return
    after = sql`(moved_at, id) > (${last.exactly}::timestamptz, ${last.id}::bigint)`
  }
}

async function readMovements(
  db: SiteDb,
  { after, until }: { after: RawBuilder<unknown>; until: Date },
): Promise<MovementRow[]> {
  const { rows } = await sql<MovementRow>`
    select moved.*, payments.provider, year, number, issued_at as "issuedAt",
      coalesce(nullif(trim(content #>> '{buyer,company}'), ''),
        trim(concat_ws(' ', content #>> '{buyer,firstname}', content #>> '{buyer,lastname}'))) as customer
    from (
      select id, kind, cents, moved_at as "movedAt", moved_at::text as exactly, order_id as "orderId", payment_id
      from money_movements
      where ${after} and moved_at < ${until} and kind in ('PAYMENT', 'REFUND', 'CARD_USED', 'CARD_RETURNED')
      order by moved_at, id
      limit ${AT_ONCE}
    ) moved
    left join payments on payments.id = moved.payment_id
    left join invoices on invoices.order_id = moved."orderId" and series = 'INVOICE'
    order by "movedAt", id
  `.execute(db)
  return rows
}

function toMovement({
  kind,
  provider,
  cents,
  movedAt,
  orderId,
  year,
  number,
  issuedAt,
  customer,
}: MovementRow): Movement {
  const piece =
    year !== null && number !== null ? invoiceNumber({ series: 'INVOICE', year, number }) : orderReference(orderId)
  const means = isReceivedMeans(provider) ? provider : null
  return { kind, means, cents, at: movedAt, piece, pieceAt: issuedAt ?? movedAt, customer: customer ?? '' }
}
