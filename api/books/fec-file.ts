import type { Entry } from '#rules/books/entries.ts'
import { FEC_HEAD, fecLines } from '#rules/books/fec.ts'
import { periodSpan } from '#rules/books/period.ts'
import type { FileRequest } from './account-file.ts'
import { eachEntry } from './each-entry.ts'
import { ledgerNames } from './ledger-names.ts'

/** The file is one of the French tax office: its words are French, whoever asks for it. */
export async function* fecPieces({ period, read }: FileRequest): AsyncGenerator<string> {
  yield FEC_HEAD
  const names = ledgerNames('fr')
  let number = 0
  for await (const entry of eachEntry(read, periodSpan(period))) {
    if (entry.lines.length === 0) continue
    number += 1
    yield fecLines(balanced(entry), { number, names })
  }
}

/** No file tells an entry that does not balance: it breaks off, and whoever runs the server is told. */
function balanced(entry: Entry): Entry {
  const difference = entry.lines.reduce((sum, { debit, credit }) => sum + debit - credit, 0)
  if (difference !== 0) throw new Error(`The entry of ${entry.piece} is off by ${difference} cents`)
  return entry
}
