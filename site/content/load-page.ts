import { data, redirect } from 'react-router'
import { getComponentConf } from '#contract/content/routes.ts'
import { openingPicture } from '#rules/content/opening-picture.ts'
import { loadSectionReviews } from '#site/reviews/section-reviews.server.tsx'
import { pageContext } from '#site/shell/load-context.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import { loadLinkedPrices } from './linked-prices.server.ts'
import { loadOwnThings } from './own-things/load-own-things.server.ts'
import type { Route } from './pages/+types/fixed-page.ts'

type Context = Route.LoaderArgs['context']

/** A page by its slug, with what it is made of; a page has one address, under which alone it is shown. */
export async function loadPage(context: Context, { slug, url = slug }: { slug: string; url?: string }) {
  const pageParts = context.get(pageContext)
  const { ask, locale } = pageParts
  const answer = await ask(getComponentConf, { params: { slug } })
  if (!answer.success) throw data(null, { status: 404 })
  const page = answer.data
  if (page.url !== url) throw redirect(pathInLocale(`/${page.url}`, locale), 301)
  const hasReviews = page.components.some(({ type }) => type === 'reviews')
  return {
    page,
    opensWithPicture: !page.isText && openingPicture(page.components) !== null,
    things: page.isText ? {} : await loadOwnThings(pageParts, page.components),
    prices: await loadLinkedPrices(pageParts, page.components),
    reviews: hasReviews ? await loadSectionReviews(pageParts) : null,
  }
}
