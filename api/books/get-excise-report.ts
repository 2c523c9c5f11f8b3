import type { Handler } from '#api/calls/handler.ts'
import type { getExciseReport } from '#contract/books/books.ts'
import { listSoldBottles } from '#db/queries/books/sold-bottles.ts'
import { csvText } from '#rules/basics/csv.ts'
import { exciseReport } from '#rules/books/excise.ts'
import { periodProblems } from '#rules/books/period.ts'
import { bookWords } from '#words/books/words.ts'
import { csvAnswer, localNumber } from './file-answers.ts'

export const handleGetExciseReport: Handler<typeof getExciseReport> = async ({ query }, { db, locale }) => {
  const problems = periodProblems(query)
  if (problems) return { problems }
  const words = bookWords[locale].ledger
  const { rows } = exciseReport(await listSoldBottles(db, query))
  const cells = rows.map(({ month, category, place, litres }) => [
    month,
    words.categories[category],
    words.places[place],
    localNumber(litres.toFixed(3), locale),
    localNumber((litres / 100).toFixed(5), locale),
  ])
  return {
    value: csvAnswer({ name: words.files.excise, period: query, pieces: [csvText([words.exciseColumns, ...cells])] }),
  }
}
