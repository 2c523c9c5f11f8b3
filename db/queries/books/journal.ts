import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'

/** A line of the journal: one movement of stock or of money. */
export interface JournalEntry {
  movedAt: Date
  book: 'STOCK' | 'MONEY'
  kind: string
  /** The article's reference, or the provider of the payment. */
  about: string
  orderId: number | null
  pieces: number | null
  cents: number | null
}

export async function listJournal(db: SiteDb, { from, until }: { from: Date; until: Date }): Promise<JournalEntry[]> {
  const { rows } = await sql<JournalEntry>`
    select moved_at as "movedAt", 'STOCK' as book, reason as kind, order_id as "orderId", change as pieces,
      null::integer as cents,
      coalesce(declinations.reference, holder || ' ' || holder_id) as about
    from stock_movements
    left join declinations on declinations.site_id = stock_movements.site_id
      and holder = 'DECLINATION' and declinations.id = holder_id
    where moved_at >= ${from} and moved_at < ${until}
    union all
    select moved_at, 'MONEY', kind, money_movements.order_id, null,
      case when kind in ('REFUND', 'CARD_USED', 'CARD_CANCELLED') then -cents else cents end,
      coalesce(payments.provider, 'GIFT_CARD ' || gift_card_id)
    from money_movements
    left join payments on payments.site_id = money_movements.site_id and payments.id = money_movements.payment_id
    where moved_at >= ${from} and moved_at < ${until}
    order by 1, 2, 3
  `.execute(db)
  return rows
}
