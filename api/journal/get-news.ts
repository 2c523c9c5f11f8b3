import type { Handler } from '#api/calls/handler.ts'
import type { getNews } from '#contract/journal/news.ts'
import { listNews } from '#db/queries/journal/news.ts'
import { newsPath } from '#rules/journal/journal-paths.ts'
import { cardToWire, picturesOf } from './article-to-wire.ts'

export const handleGetNews: Handler<typeof getNews> = async ({ list }, { db, locale, now }) => {
  const { rows, total } = await listNews(db, { locale, now, list })
  const pictures = await picturesOf(db, rows)
  const news = rows.map((row) => ({
    ...cardToWire(row, { url: newsPath(row), pictures }),
    promoted: row.promoted,
  }))
  return { value: { news, total } }
}
