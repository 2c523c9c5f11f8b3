import { sql } from 'kysely'
import { prepared, type Slots } from '#db/prepared.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { InvoiceContent } from '#rules/invoices/invoice-content.ts'
import type { InvoiceSeries, NumberedInvoice } from '#rules/invoices/invoice-number.ts'
import { readInvoice } from '#rules/invoices/stored-invoice.ts'

interface NewInvoice {
  series: InvoiceSeries
  year: number
  orderId: number
  refundId: number | null
  content: InvoiceContent
  totalCents: number
  issuedAt: Date
}

/**
 * Numbers an invoice and writes it, in one statement. The counter's row stays locked until the transaction ends, and one
 * that is rolled back gives its number back: there are no gaps.
 */
export async function issueInvoice(db: SiteDb, { content, ...invoice }: NewInvoice): Promise<number> {
  const [issued] = await issuedInvoice(db, { ...invoice, content: JSON.stringify(content) })
  if (!issued) throw new Error(`The invoice of order ${invoice.orderId} was not written`)
  return issued.number
}

type InvoiceParts = Omit<NewInvoice, 'content'> & { content: string }

const issuedInvoice = prepared((db, parts: Slots<InvoiceParts>) => {
  const { series, year, orderId, refundId, content, totalCents, issuedAt } = parts
  return db
    .with('counter', (inner) =>
      inner
        .insertInto('invoice_counters')
        .values({ series, year, last: 1 })
        .onConflict((conflict) =>
          conflict.columns(['site_id', 'series', 'year']).doUpdateSet({ last: sql`invoice_counters.last + 1` }),
        )
        .returning('last'),
    )
    .insertInto('invoices')
    .columns(['series', 'year', 'number', 'order_id', 'refund_id', 'issued_at', 'total_cents', 'content'])
    .expression((from) =>
      from
        .selectFrom('counter')
        .select([
          sql<InvoiceSeries>`${series}::text`.as('series'),
          sql<number>`${year}::integer`.as('year'),
          'last as number',
          sql<number>`${orderId}::integer`.as('order_id'),
          sql<number | null>`${refundId}::integer`.as('refund_id'),
          sql<Date>`${issuedAt}::timestamptz`.as('issued_at'),
          sql<number>`${totalCents}::integer`.as('total_cents'),
          sql<string>`${content}::jsonb`.as('content'),
        ]),
    )
    .returning('number')
})

/** The content was made by rules/invoices/ and never changes; the form it is written in may be a former one. */
function withContent<Row extends { content: unknown }>(row: Row) {
  return { ...row, content: readInvoice(row.content) }
}

const COLUMNS = ['series', 'year', 'number', 'order_id', 'refund_id', 'issued_at', 'total_cents', 'content'] as const

/** One of an order's invoice and credit notes; of another order it is as unknown as a made-up number. */
export async function findInvoice(
  db: SiteDb,
  { orderId, invoice: { series, year, number } }: { orderId: number; invoice: NumberedInvoice },
) {
  const found = await db
    .selectFrom('invoices')
    .select(COLUMNS)
    .where('order_id', '=', orderId)
    .where('series', '=', series)
    .where('year', '=', year)
    .where('number', '=', number)
    .executeTakeFirst()
  return found && withContent(found)
}

/** The invoice of an order first, then its credit notes in their order. */
export async function listInvoices(db: SiteDb, orderId: number) {
  return (await invoicesOf(db, { orderId })).map(withContent)
}

const invoicesOf = prepared((db, { orderId }: Slots<{ orderId: number }>) =>
  db
    .selectFrom('invoices')
    .select(COLUMNS)
    .where('order_id', '=', orderId)
    .orderBy(sql`series = 'CREDIT_NOTE'`)
    .orderBy('issued_at')
    .orderBy('number'),
)

export type InvoiceRow = Awaited<ReturnType<typeof listInvoices>>[number]
