import { loadSearch } from '#site/catalogue/list/load-search.server.ts'
import { ProductList } from '#site/catalogue/list/ProductList.tsx'
import { SearchForm } from '#site/catalogue/list/SearchForm.tsx'
import { SearchWaysOut } from '#site/catalogue/list/SearchWaysOut.tsx'
import { useSite } from '#site/shell/find-page.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { PageHead } from '#site/shell/PageHead.tsx'
import type { Route } from './+types/search.ts'

export const handle = { kept: true }

/** What answers a search; before one, and when nothing does, the ways into the catalogue. */
export function loader({ context, request }: Route.LoaderArgs) {
  return loadSearch(context.get(pageContext), request.url)
}

export default function Search({ loaderData: { list, heading, note, waysOut } }: Route.ComponentProps) {
  const site = useSite()
  if (!site) return null
  return (
    <>
      <PageHead
        site={site}
        title={`${heading} — ${site.name}`}
        description={list.words.searchLabel}
        name={list.words.searchTitle}
      />
      <meta name="robots" content="noindex" />
      <header className="mx-auto w-full max-w-[90rem] px-6 pt-12 pb-10 desk:px-10 desk:pt-20 desk:pb-14">
        <h1 className="title-2 max-w-[24ch]" aria-live="polite">
          {heading}
        </h1>
        <SearchForm list={list} />
        {note && <p className="mt-6 max-w-[60ch]">{note}</p>}
      </header>
      {waysOut ? (
        <SearchWaysOut waysOut={waysOut} list={list} site={site} />
      ) : (
        <div className="whitespace-pre-line">
          <ProductList list={list} site={site} isFirst />
        </div>
      )}
    </>
  )
}
