import { eachSalePaper } from '#db/queries/books/sale-papers.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { Span } from '#rules/books/period.ts'
import { createVatReport } from '#rules/books/vat-report.ts'

/** VAT of a time by month and rate, and how many papers it is told by. */
export async function readVat(db: SiteDb, span: Span) {
  const report = createVatReport()
  const papers = { invoices: 0, creditNotes: 0 }
  for await (const paper of eachSalePaper(db, span)) {
    report.add(paper)
    papers[paper.content.corrects ? 'creditNotes' : 'invoices'] += 1
  }
  return { papers, rows: report.rows() }
}
