import { getNews, getNewsArticle } from '#contract/journal/routes.ts'
import { getSiteInfo } from '#contract/sites/routes.ts'
import { NO_HOSTS } from '#rules/consent/connector-hosts.ts'
import { cropText } from '#rules/content/crop-text.ts'
import { PLAYER_HOSTS } from '#rules/content/foreign-films.ts'
import { richTextWords } from '#rules/content/rich-text.ts'
import { newsPath } from '#rules/journal/journal-paths.ts'
import { sharedPictureAddress } from '#rules/media/pictures.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { answered, isLocale } from '#site/shell/load-site.ts'
import { fill } from '#words/basics/fill.ts'
import { LOCALES, pathInLocale } from '#words/basics/locales.ts'
import { journalWords } from '#words/journal/words.ts'
import type { ArticleView } from './ArticlePage.tsx'
import { articleData } from './article-data.ts'
import { cardView, localePaths, pageLinks, shareLinks, shownDay } from './journal-views.server.ts'
import { loadListOpening, loadOwnPage } from './load-own-page.server.ts'
import { checkPage, keepOneAddress, notFound, readId, readPage } from './read-address.ts'

const NEWS_PATH = '/actualites'
const PAGE_LENGTH = 10

/** The news, ten at a time, under what the estate says of them itself. */
export async function loadNewsList(context: PageContext, url: string) {
  const { ask, locale } = context
  const words = journalWords[locale]
  const page = readPage(url)
  const [own, answer, info] = await Promise.all([
    loadListOpening(context, { slug: 'actualites', title: words.newsTitle }),
    ask(getNews, { list: { page, nbItem: PAGE_LENGTH } }),
    ask(getSiteInfo, {}),
  ])
  const { news, total } = answered(answer)
  const { name, locales } = answered(info)
  checkPage(page, { total, length: PAGE_LENGTH })
  const query = page === 1 ? '' : `?page=${page}`
  return {
    ...own,
    number: page,
    headTitle: page === 1 ? own.title : fill(words.titleOfPage, { title: own.title, n: page }),
    cards: news.map((one) => cardView(one, locale)),
    pages: pageLinks({ path: pathInLocale(NEWS_PATH, locale), page, length: PAGE_LENGTH, total, locale }),
    paths: Object.fromEntries(locales.filter(isLocale).map((code) => [code, NEWS_PATH + query])),
    feed: { title: fill(words.newsFeed, { site: name }), href: pathInLocale(`${NEWS_PATH}/rss.xml`, locale) },
    words: { pages: words.pages, none: words.noNews, noneHint: words.noNewsHint, home: words.backHome },
  }
}

/** One piece of news at its one address. */
export async function loadNewsArticle(context: PageContext, told: string | undefined) {
  const { ask, locale, path } = context
  const id = readId(told)
  const [answer, info, own] = await Promise.all([
    ask(getNewsArticle, { params: { id } }),
    ask(getSiteInfo, {}),
    loadOwnPage(context, { slug: 'actualites', title: journalWords[locale].newsTitle }),
  ])
  if (!answer.success) throw notFound()
  const news = answer.data
  keepOneAddress({ path, right: news.url, locale })
  if (news.content.includes('data-film=')) context.allowHosts({ ...NO_HOSTS, frame: PLAYER_HOSTS })
  const words = journalWords[locale]
  const { url: siteUrl, name: siteName } = answered(info)
  const here = pathInLocale(news.url, locale)
  const crumbs = [
    { name: words.home, path: pathInLocale('/', locale) },
    { name: own.title, path: pathInLocale(NEWS_PATH, locale) },
    { name: news.title, path: here },
  ]
  const description = cropText(news.lead || richTextWords(news.content))
  const picture = news.image && sharedPictureAddress(news.image)
  const article: ArticleView = {
    crumbsLabel: words.crumbs,
    crumbs,
    title: news.title,
    lead: news.lead,
    date: news.date,
    day: shownDay(news.date, locale),
    notes: [fill(words.minutes, { n: news.readingMinutes })],
    image: news.image,
    content: news.content,
    film: words.film,
    share: shareLinks({ title: news.title, site: siteName, url: `${siteUrl}${here}`, locale }),
  }
  const neighbour = (one: typeof news.previous, label: string) =>
    one && { label, title: one.title, path: pathInLocale(one.url, locale) }
  return {
    article,
    around: {
      label: words.neighbours,
      previous: neighbour(news.previous, words.older),
      next: neighbour(news.next, words.newer),
      all: { label: words.allNews, path: pathInLocale(NEWS_PATH, locale) },
    },
    head: {
      title: `${news.title} — ${siteName}`,
      name: news.title,
      description,
      picture,
      data: articleData({
        type: 'NewsArticle',
        title: news.title,
        description,
        siteUrl,
        siteName,
        path: here,
        lang: LOCALES[locale].lang,
        date: news.date,
        updated: news.updated,
        picture,
        author: null,
        crumbs,
      }),
    },
    paths: localePaths(news.slugs, (slug) => newsPath({ id, slug })),
  }
}
