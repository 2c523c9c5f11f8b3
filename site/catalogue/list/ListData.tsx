import type { SiteData } from '#site/shell/load-site.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import type { ListView } from './list-view.server.ts'

/** The list in the words of schema.org: where each product is read. */
export function ListData({ list: { shelves, total }, site }: { list: ListView; site: SiteData }) {
  const cards = shelves.flatMap((shelf) => shelf.cards)
  if (cards.length === 0) return null
  const data = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: cards.map(({ path, title }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: title,
      url: `${site.url}${pathInLocale(path, site.locale)}`,
    })),
  }
  const json = JSON.stringify(data).replace(/</g, '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own making, in which no < is left.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
