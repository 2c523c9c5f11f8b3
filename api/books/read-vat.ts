import { eachCardPaper } from '#db/queries/books/sale-papers.ts'
import { sumVat } from '#db/queries/books/vat-sums.ts'
import type { ReadRows } from '#db/site-db.ts'
import { monthsOf, type Period, periodSpan } from '#rules/books/period.ts'
import { createVatReport } from '#rules/books/vat-report.ts'

/** VAT of a time by month and rate. The database adds papers up; the few that tell of gift cards are looked into. */
export async function readVat(read: ReadRows, period: Period) {
  const report = createVatReport()
  for (const month of monthsOf(period)) {
    const span = periodSpan(month)
    for (const sum of await read((db) => sumVat(db, span))) report.addSum(sum)
    for await (const paper of eachCardPaper(read, span)) report.setCardsApart(paper)
  }
  return report.rows()
}
