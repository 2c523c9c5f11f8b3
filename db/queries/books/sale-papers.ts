import { type RawBuilder, sql } from 'kysely'
import type { ReadRows, SiteDb } from '#db/site-db.ts'
import type { Span } from '#rules/books/period.ts'
import type { SalePaper, SoldLine } from '#rules/books/sale-amounts.ts'
import { type InvoiceSeries, invoiceNumber } from '#rules/invoices/invoice-number.ts'
import { readInvoice } from '#rules/invoices/stored-invoice.ts'

interface PaperRow {
  series: InvoiceSeries
  year: number
  number: number
  issuedAt: Date
  /** To the microsecond, which dates of ours do not tell. */
  exactly: string
  content: unknown
  lines: SoldLine[]
  vouchersCents: number
}

/** So many are in memory at once, however many there are. */
const AT_ONCE = 500

/** The invoices and credit notes of a time, in the order in which they were issued. */
export function eachSalePaper(read: ReadRows, span: Span): AsyncGenerator<SalePaper> {
  return eachPaper(read, { ...span, only: sql`true` })
}

/** Of those, the ones of orders that bought gift cards. */
export function eachCardPaper(read: ReadRows, span: Span): AsyncGenerator<SalePaper> {
  return eachPaper(read, { ...span, only: sql`order_id in (select order_id from order_lines where is_gift_card)` })
}

interface WantedPapers extends Span {
  only: RawBuilder<unknown>
}

async function* eachPaper(read: ReadRows, { from, until, only }: WantedPapers): AsyncGenerator<SalePaper> {
  let after = sql`issued_at >= ${from}`
  for (;;) {
    const seek = after
    const rows = await read((db) => readPapers(db, { after: seek, until, only }))
    for (const row of rows) {
      const { issuedAt, lines, vouchersCents } = row
      yield { number: invoiceNumber(row), issuedAt, content: readInvoice(row.content), lines, vouchersCents }
    }
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return
    after = sql`(issued_at, series, number) > (${last.exactly}::timestamptz, ${last.series}, ${last.number})`
  }
}

interface PageOptions {
  after: RawBuilder<unknown>
  until: Date
  only: RawBuilder<unknown>
}

async function readPapers(db: SiteDb, { after, until, only }: PageOptions): Promise<PaperRow[]> {
  const { rows } = await sql<PaperRow>`
    select series, year, number, issued_at as "issuedAt", issued_at::text as exactly, content,
      (select coalesce(json_agg(json_build_object('position', position, 'isAlcohol', is_alcohol,
        'isGiftCard', is_gift_card)), '[]') from order_lines where order_lines.order_id = invoices.order_id) as lines,
      coalesce((select vouchers_cents from refunds where refunds.id = invoices.refund_id), 0) as "vouchersCents"
    from invoices
    where ${after} and issued_at < ${until} and ${only}
    order by issued_at, series, number
    limit ${AT_ONCE}
  `.execute(db)
  return rows
}
