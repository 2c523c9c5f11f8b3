import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'

export interface BookFigures {
  stock: number
  reserved: number
  sold: number
  returned: number
  paid: number
  refunded: number
  invoiced: number
  credited: number
  held: number
  /** What the estate owes on gift cards. */
  owedOnCards: number
}

/** What the estate has, sold, took and owes; money in cents. */
export async function readFigures(db: SiteDb): Promise<BookFigures> {
  const { rows } = await sql<Record<keyof BookFigures, string>>`
    select
      (select coalesce(sum(quantity), 0) from declinations) + (select coalesce(sum(quantity), 0) from products) as stock,
      (select coalesce(sum(reserved), 0) from declinations) + (select coalesce(sum(reserved), 0) from products) as reserved,
      coalesce((select -sum(change) from stock_movements where reason = 'SALE'), 0) as sold,
      coalesce((select sum(change) from stock_movements where reason = 'RETURN'), 0) as returned,
      coalesce((select sum(cents) from money_movements where kind = 'PAYMENT'), 0) as paid,
      coalesce((select sum(cents) from money_movements where kind = 'REFUND'), 0) as refunded,
      coalesce((select sum(total_cents) from invoices where series = 'INVOICE'), 0) as invoiced,
      coalesce((select sum(total_cents) from invoices where series = 'CREDIT_NOTE'), 0) as credited,
      coalesce((select sum(balance_cents) from gift_cards), 0) as "owedOnCards",
      coalesce((select sum(received_cents - coalesce((select sum(amount_cents) from refunds
        where refunds.payment_id = payments.id and refunds.status = 'DONE'), 0))
        from payments where status in ('HELD', 'REFUNDED')), 0) as held
  `.execute(db)
  const [figures] = rows
  if (!figures) throw new Error('The books have no figures')
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, Number(value)]),
  ) as unknown as BookFigures
}
