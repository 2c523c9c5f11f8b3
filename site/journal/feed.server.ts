import { getSiteInfo } from '#contract/sites/routes.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { answered } from '#site/shell/load-site.ts'
import { fill } from '#words/basics/fill.ts'
import { LOCALES, pathInLocale } from '#words/basics/locales.ts'
import { rssXml } from './rss-xml.ts'

/** As many as readers of feeds usually take. */
export const FEED_LIST = { orderBy: '-date', nbItem: 30, page: 1 } as const

interface FeedOptions {
  path: string
  title: string
  description: string
  articles: readonly { url: string; title: string; teaser: string; date: string }[]
}

/** A feed in the language of its address. */
export async function answerFeed(page: PageContext, { path, title, description, articles }: FeedOptions) {
  const { url, name } = answered(await page.ask(getSiteInfo, {}))
  const at = (own: string) => `${url}${pathInLocale(own, page.locale)}`
  const xml = rssXml({
    title: fill(title, { site: name }),
    description,
    lang: LOCALES[page.locale].lang,
    link: at(path),
    self: at(`${path}/rss.xml`),
    articles: articles.map((one) => ({
      title: one.title,
      link: at(one.url),
      description: one.teaser,
      date: one.date,
    })),
  })
  return new Response(xml, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}
