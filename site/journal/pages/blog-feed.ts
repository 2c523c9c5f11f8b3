import { getBlogs } from '#contract/journal/routes.ts'
import { getParameters } from '#contract/sites/routes.ts'
import { parameterValues } from '#rules/sites/parameters.ts'
import { answerFeed, FEED_LIST } from '#site/journal/feed.server.ts'
import { loadOwnPage } from '#site/journal/load-own-page.server.ts'
import { notFound } from '#site/journal/read-address.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { answered } from '#site/shell/load-site.ts'
import { journalWords } from '#words/journal/words.ts'
import type { Route } from './+types/blog-feed.ts'

export const handle = { kept: true }

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const words = journalWords[page.locale]
  const [own, answer, parameters] = await Promise.all([
    loadOwnPage(page, { slug: 'blog', title: words.blogTitle }),
    page.ask(getBlogs, { list: FEED_LIST }),
    page.ask(getParameters, {}),
  ])
  if (parameterValues(answered(parameters).parameters).IS_BLOG_ACTIVATED !== 'true') throw notFound()
  return answerFeed(page, {
    path: '/blog',
    title: words.blogFeed,
    description: own.lead || own.title,
    articles: answered(answer).blogs,
  })
}
