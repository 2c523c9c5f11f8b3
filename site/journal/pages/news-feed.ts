import { getNews } from '#contract/journal/routes.ts'
import { answerFeed, FEED_LIST } from '#site/journal/feed.server.ts'
import { loadOwnPage } from '#site/journal/load-own-page.server.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { answered } from '#site/shell/load-site.ts'
import { journalWords } from '#words/journal/words.ts'
import type { Route } from './+types/news-feed.ts'

export const handle = { kept: true }

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const words = journalWords[page.locale]
  const [own, answer] = await Promise.all([
    loadOwnPage(page, { slug: 'actualites', title: words.newsTitle }),
    page.ask(getNews, { list: FEED_LIST }),
  ])
  return answerFeed(page, {
    path: '/actualites',
    title: words.newsFeed,
    description: own.lead || own.title,
    articles: answered(answer).news,
  })
}
