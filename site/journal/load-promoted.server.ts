import { getNews } from '#contract/journal/routes.ts'
import { getParameters } from '#contract/sites/routes.ts'
import { parameterValues } from '#rules/sites/parameters.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { answered } from '#site/shell/load-site.ts'
import { PROMOTED_LIST } from '#site/shell/promoted-list.ts'
import { journalWords } from '#words/journal/words.ts'
import { cardView } from './journal-views.server.ts'

/** The card of the home page: what is promoted just now, where the estate wants it shown. Asked out of memory. */
export async function loadPromotedCard({ ask, locale }: PageContext) {
  const [news, parameters] = await Promise.all([ask(getNews, { list: PROMOTED_LIST }), ask(getParameters, {})])
  if (parameterValues(answered(parameters).parameters).SHOW_PROMOTE_NEWS !== 'true') return null
  const [first] = answered(news).news
  return first ? { card: cardView(first, locale), read: journalWords[locale].read } : null
}
