import type { SiteData } from '#site/shell/load-site.ts'
import { ProductCard } from '#ui/catalogue/ProductCard.tsx'
import { Link } from '#ui/router/Link.tsx'
import { pathInLocale } from '#words/basics/locales.ts'
import type { ListView } from './list-view.server.ts'
import type { WaysOut } from './load-search.server.ts'

interface SearchWaysOutProps {
  waysOut: WaysOut
  list: ListView
  site: SiteData
}

/** Where a search finds nothing, or has not begun: the families of the catalogue, and some of its wines. */
export function SearchWaysOut({ waysOut: { families, cards }, list: { words, search }, site }: SearchWaysOutProps) {
  const wines = pathInLocale('/nos-vins', site.locale)
  return (
    <div className="mx-auto w-full max-w-[90rem] px-6 pb-20 desk:px-10 desk:pb-32">
      {search !== '' && <p className="max-w-[60ch] pb-10">{words.foundNoneHint}</p>}
      {families.length > 0 && (
        <nav aria-label={words.browse} className="pb-14">
          <h2 className="eyebrow mb-4">{words.browse}</h2>
          <ul className="flex flex-wrap gap-x-8 gap-y-1 font-title text-[1.375rem]">
            {families.map(({ id, title }) => (
              <li key={id}>
                <Link to={`${wines}#${id}`} className="inline-block py-1.5 underline-offset-8 hover:underline">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {cards.length > 0 && (
        <section aria-label={words.popular}>
          <h2 className="title-3 mb-6">{words.popular}</h2>
          <ul className="grid grid-cols-2 gap-3 desk:grid-cols-4 desk:gap-5">
            {cards.map((card) => (
              <li key={card.id}>
                <ProductCard card={card} locale={site.locale} shop={site.shop} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
