import type { Handler } from '#api/calls/handler.ts'
import type { getVatReport } from '#contract/books/books.ts'
import { csvText } from '#rules/basics/csv.ts'
import { periodProblems, periodSpan } from '#rules/books/period.ts'
import { formatRate } from '#words/basics/rates.ts'
import { bookWords } from '#words/books/words.ts'
import { csvAnswer, decimal } from './file-answers.ts'
import { readVat } from './read-vat.ts'

export const handleGetVatReport: Handler<typeof getVatReport> = async ({ query }, { db, locale }) => {
  const problems = periodProblems(query)
  if (problems) return { problems }
  const words = bookWords[locale].ledger
  const { rows } = await readVat(db, periodSpan(query))
  const cells = rows.map(({ month, rate, isVoucher, net, vat, gross }) => [
    month,
    isVoucher ? words.vouchersSold : formatRate(rate, locale),
    decimal(net, locale),
    decimal(vat, locale),
    decimal(gross, locale),
  ])
  return { value: csvAnswer({ name: words.files.vat, period: query, pieces: [csvText([words.vatColumns, ...cells])] }) }
}
