import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'
import type { BookedMovement } from '#rules/books/money-entry.ts'
import type { Span } from '#rules/books/period.ts'

/** What came and went in a time, in cents. */
export async function sumMoney(db: SiteDb, { from, until }: Span): Promise<Record<BookedMovement, number>> {
  const { rows } = await sql<{ kind: BookedMovement; cents: string }>`
    select kind, sum(cents) as cents from money_movements
    where moved_at >= ${from} and moved_at < ${until} and kind in ('PAYMENT', 'REFUND', 'CARD_USED', 'CARD_RETURNED')
    group by kind
  `.execute(db)
  const sums = { PAYMENT: 0, REFUND: 0, CARD_USED: 0, CARD_RETURNED: 0 }
  for (const { kind, cents } of rows) sums[kind] = Number(cents)
  return sums
}
