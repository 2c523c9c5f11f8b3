import type { Handler } from '#api/calls/handler.ts'
import type { getSalesJournal } from '#contract/books/books.ts'
import { eachSalePaper } from '#db/queries/books/sale-papers.ts'
import { csvLines, csvText } from '#rules/basics/csv.ts'
import { parisDay } from '#rules/basics/paris-time.ts'
import type { Entry } from '#rules/books/entries.ts'
import type { LedgerNames } from '#rules/books/fec.ts'
import { accountNumber } from '#rules/books/ledger-accounts.ts'
import { periodProblems, periodSpan } from '#rules/books/period.ts'
import { saleEntry } from '#rules/books/sale-entry.ts'
import type { Locale } from '#words/basics/locales.ts'
import { bookWords } from '#words/books/words.ts'
import { csvAnswer, decimal } from './file-answers.ts'
import { ledgerNames } from './ledger-names.ts'

export const handleGetSalesJournal: Handler<typeof getSalesJournal> = async ({ query }, { db, locale }) => {
  const problems = periodProblems(query)
  if (problems) return { problems }
  const words = bookWords[locale].ledger
  const names = ledgerNames(locale)
  const pieces = [csvText([words.salesColumns])]
  for await (const paper of eachSalePaper(db, periodSpan(query))) {
    pieces.push(csvLines(journalRows(saleEntry(paper), { names, locale })))
  }
  return { value: csvAnswer({ name: words.files.sales, period: query, pieces }) }
}

function journalRows(entry: Entry, { names, locale }: { names: LedgerNames; locale: Locale }): string[][] {
  const day = parisDay(entry.at)
  return entry.lines.map(({ account, debit, credit }) => [
    day,
    entry.piece,
    accountNumber(account),
    names.account(account),
    names.entries[entry.kind],
    entry.customer,
    decimal(debit, locale),
    decimal(credit, locale),
  ])
}
