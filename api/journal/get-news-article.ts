import type { Handler } from '#api/calls/handler.ts'
import type { getNewsArticle } from '#contract/journal/news.ts'
import { findNews, newsAround, newsSlugs } from '#db/queries/journal/news.ts'
import { newsPath } from '#rules/journal/journal-paths.ts'
import { cardToWire, contentToWire, picturesOf } from './article-to-wire.ts'

export const handleGetNewsArticle: Handler<typeof getNewsArticle> = async ({ params: { id } }, { db, locale, now }) => {
  const row = await findNews(db, { id, locale, now })
  if (!row) return { refusal: 'news-not-found' }
  const [pictures, slugs, { previous, next }] = await Promise.all([
    picturesOf(db, [row]),
    newsSlugs(db, id),
    newsAround(db, { id, locale, now }),
  ])
  return {
    value: {
      ...cardToWire(row, { url: newsPath(row), pictures }),
      ...contentToWire(row, slugs),
      promoted: row.promoted,
      previous: previous ? neighbour(previous) : null,
      next: next ? neighbour(next) : null,
    },
  }
}

function neighbour({ id, slug, title }: { id: number; slug: string; title: string }) {
  return { id, url: newsPath({ id, slug }), title }
}
