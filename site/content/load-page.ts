import { data, redirect } from 'react-router'
import type { PageContent } from '#contract/content/components.ts'
import { getComponentConf } from '#contract/content/routes.ts'
import { getSiteInfo } from '#contract/sites/routes.ts'
import { openingPicture } from '#rules/content/opening-picture.ts'
import { loadSectionReviews } from '#site/reviews/section-reviews.server.tsx'
import { type PageContext, pageContext } from '#site/shell/load-context.ts'
import { answered } from '#site/shell/load-site.ts'
import type { LocalePaths } from '#site/shell/page-addresses.ts'
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
  if (page.isEcommercePage && !answered(await ask(getSiteInfo, {})).isECommerce)
    throw redirect(pathInLocale('/', locale))
  if (page.url !== url) throw redirect(pathInLocale(`/${page.url}`, locale), 301)
  return { page, ...pathsOf(page), ...(await loadPageScene(pageParts, page)) }
}

/** Where it is in each language, of a page whose address differs from one to another. */
function pathsOf({ url, urls }: PageContent): { paths?: LocalePaths } {
  const all = Object.values(urls)
  if (all.length > 1 && all.every((one) => one === url)) return {}
  return { paths: Object.fromEntries(Object.entries(urls).map(([locale, own]) => [locale, `/${own}`])) }
}

/** What the sections of a page show besides what they say. */
export async function loadPageScene(pageParts: PageContext, { components, isText }: PageContent) {
  const hasReviews = components.some(({ type }) => type === 'reviews')
  return {
    opensWithPicture: !isText && openingPicture(components) !== null,
    things: isText ? {} : await loadOwnThings(pageParts, components),
    prices: await loadLinkedPrices(pageParts, components),
    reviews: hasReviews ? await loadSectionReviews(pageParts) : null,
  }
}
