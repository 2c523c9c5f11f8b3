import { eachSalePaper } from '#db/queries/books/sale-papers.ts'
import { csvLines, csvText } from '#rules/basics/csv.ts'
import { parisDay } from '#rules/basics/paris-time.ts'
import type { Entry } from '#rules/books/entries.ts'
import type { LedgerNames } from '#rules/books/fec.ts'
import { accountNumber } from '#rules/books/ledger-accounts.ts'
import { periodSpan } from '#rules/books/period.ts'
import { saleEntry } from '#rules/books/sale-entry.ts'
import type { Locale } from '#words/basics/locales.ts'
import { bookWords } from '#words/books/words.ts'
import { decimal, type FileRequest } from './account-file.ts'
import { ledgerNames } from './ledger-names.ts'

export async function* salesPieces({ period, locale, read }: FileRequest): AsyncGenerator<string> {
  yield csvText([bookWords[locale].ledger.salesColumns])
  const names = ledgerNames(locale)
  for await (const paper of eachSalePaper(read, periodSpan(period))) {
    yield csvLines(journalRows(saleEntry(paper), { names, locale }))
  }
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
