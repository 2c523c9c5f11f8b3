import { listSoldBottles } from '#db/queries/books/sold-bottles.ts'
import { csvText } from '#rules/basics/csv.ts'
import { exciseReport } from '#rules/books/excise.ts'
import { bookWords } from '#words/books/words.ts'
import { type FileRequest, localNumber } from './account-file.ts'

export async function* excisePieces({ period, locale, read }: FileRequest): AsyncGenerator<string> {
  const words = bookWords[locale].ledger
  const { rows } = exciseReport(await listSoldBottles(read, period))
  const cells = rows.map(({ month, category, place, litres }) => [
    month,
    words.categories[category],
    words.places[place],
    localNumber(litres.toFixed(3), locale),
    localNumber((litres / 100).toFixed(5), locale),
  ])
  yield csvText([words.exciseColumns, ...cells])
}
