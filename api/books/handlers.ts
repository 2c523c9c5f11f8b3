import type { HandlersOf } from '#api/calls/handler.ts'
import type * as books from '#contract/books/books.ts'
import { handleGetAccountFile } from './get-account-file.ts'
import { handleGetAccountSums } from './get-account-sums.ts'
import { handleGetBooks } from './get-books.ts'
import { handleGetJournal } from './get-journal.ts'

export const bookHandlers: HandlersOf<typeof books> = {
  getBooks: handleGetBooks,
  getJournal: handleGetJournal,
  getAccountSums: handleGetAccountSums,
  getAccountFile: handleGetAccountFile,
}
