import type { HandlersOf } from '#api/calls/handler.ts'
import type * as books from '#contract/books/books.ts'
import { handleGetAccountSums } from './get-account-sums.ts'
import { handleGetBooks } from './get-books.ts'
import { handleGetExciseReport } from './get-excise-report.ts'
import { handleGetFec } from './get-fec.ts'
import { handleGetJournal } from './get-journal.ts'
import { handleGetSalesJournal } from './get-sales-journal.ts'
import { handleGetVatReport } from './get-vat-report.ts'

export const bookHandlers: HandlersOf<typeof books> = {
  getBooks: handleGetBooks,
  getJournal: handleGetJournal,
  getAccountSums: handleGetAccountSums,
  getFec: handleGetFec,
  getSalesJournal: handleGetSalesJournal,
  getVatReport: handleGetVatReport,
  getExciseReport: handleGetExciseReport,
}
