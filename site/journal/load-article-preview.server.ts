import { data } from 'react-router'
import { getArticlePreview } from '#contract/journal/routes.ts'
import { parisDay } from '#rules/basics/paris-time.ts'
import { NO_HOSTS } from '#rules/consent/connector-hosts.ts'
import { PLAYER_HOSTS } from '#rules/content/foreign-films.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { formatDay } from '#words/basics/dates.ts'
import { fill } from '#words/basics/fill.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import { previewWords } from '#words/content/preview/words.ts'
import { journalWords } from '#words/journal/words.ts'
import type { ArticleView } from './ArticlePage.tsx'
import { shownDay } from './journal-views.server.ts'

/** News or an article before it is public, for whoever holds the link; it is drawn as its own page will be. */
export async function loadArticlePreview(context: PageContext, token: string) {
  const { askAsCaller, locale } = context
  const answer = await askAsCaller(getArticlePreview, { params: { token } })
  if (!answer.success) throw data(null, { status: 404 })
  const { kind, article: written, endsAt } = answer.data
  if (written.content.includes('data-film=')) context.allowHosts({ ...NO_HOSTS, frame: PLAYER_HOSTS })
  const words = journalWords[locale]
  const list =
    kind === 'news' ? { name: words.newsTitle, path: '/actualites' } : { name: words.blogTitle, path: '/blog' }
  const { title, lead, date, image, content, author, readingMinutes } = written
  const article: ArticleView = {
    crumbsLabel: words.crumbs,
    crumbs: [
      { name: words.home, path: pathInLocale('/', locale) },
      { name: list.name, path: pathInLocale(list.path, locale) },
      { name: title, path: context.path },
    ],
    ...{ title, lead, date, image, content },
    day: shownDay(date, locale),
    notes: [...(author ? [author] : []), fill(words.minutes, { n: readingMinutes })],
    film: words.film,
    share: null,
  }
  const notice = fill(previewWords[locale].notice, { date: formatDay(parisDay(new Date(endsAt)), locale) })
  return { article, notice }
}
