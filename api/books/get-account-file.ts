import type { Handler } from '#api/calls/handler.ts'
import { loadSeller } from '#api/invoices/load-seller.ts'
import type { getAccountFile } from '#contract/books/books.ts'
import type { AccountFile } from '#contract/books/closed-sets.ts'
import { fecFilename, sirenOf } from '#rules/books/fec.ts'
import { periodProblems } from '#rules/books/period.ts'
import { bookWords } from '#words/books/words.ts'
import { csvFilename, type FileRequest, inLargePieces } from './account-file.ts'
import { excisePieces } from './excise-file.ts'
import { fecPieces } from './fec-file.ts'
import { salesPieces } from './sales-file.ts'
import { vatPieces } from './vat-file.ts'

const PIECES: Readonly<Record<AccountFile, (request: FileRequest) => AsyncIterable<string>>> = {
  fec: fecPieces,
  'sales-journal': salesPieces,
  vat: vatPieces,
  excise: excisePieces,
}

export const handleGetAccountFile: Handler<typeof getAccountFile> = async ({ params: { file }, query }, parts) => {
  const problems = periodProblems(query)
  if (problems) return { problems }
  const { db, locale, transact } = parts
  const { siret } = await loadSeller(db)
  const names = bookWords[locale].ledger.files
  const filename = file === 'fec' ? fecFilename(sirenOf(siret), query.until) : csvFilename(names[file], query)
  const mimeType = file === 'fec' ? 'text/plain; charset=utf-8' : 'text/csv; charset=utf-8'
  const pieces = inLargePieces(PIECES[file]({ period: query, locale, read: transact }))
  return { value: { filename, mimeType, pieces } }
}
