import type { Handler } from '#api/calls/handler.ts'
import { loadSeller } from '#api/invoices/load-seller.ts'
import type { getFec } from '#contract/books/books.ts'
import { FEC_HEAD, fecFilename, fecLines, sirenOf } from '#rules/books/fec.ts'
import { periodProblems, periodSpan } from '#rules/books/period.ts'
import { eachEntry } from './each-entry.ts'
import { ledgerNames } from './ledger-names.ts'

/** The file is one of the French tax office: its words are French, whoever asks for it. */
export const handleGetFec: Handler<typeof getFec> = async ({ query }, { db }) => {
  const problems = periodProblems(query)
  if (problems) return { problems }
  const { siret } = await loadSeller(db)
  const names = ledgerNames('fr')
  const pieces = [Buffer.from(FEC_HEAD)]
  let number = 0
  for await (const entry of eachEntry(db, periodSpan(query))) {
    if (entry.lines.length === 0) continue
    number += 1
    pieces.push(Buffer.from(fecLines(entry, { number, names })))
  }
  return {
    value: {
      filename: fecFilename(sirenOf(siret), query.until),
      mimeType: 'text/plain; charset=utf-8',
      bytes: Buffer.concat(pieces),
      isAttachment: true,
    },
  }
}
