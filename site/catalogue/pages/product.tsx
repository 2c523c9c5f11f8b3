import { loadProduct } from '#site/catalogue/product/load-product.server.ts'
import { ProductPage } from '#site/catalogue/product/ProductPage.tsx'
import { useSite } from '#site/shell/find-page.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { PageHead } from '#site/shell/PageHead.tsx'
import type { Route } from './+types/product.ts'

export const handle = { kept: true }

/** Wines, boxes and all the rest, in any of their choices: routes.ts says which part of the address is what. */
export function loader({ context, params }: Route.LoaderArgs) {
  return loadProduct(context.get(pageContext), params)
}

export default function Product({ loaderData: { shown, paths } }: Route.ComponentProps) {
  const site = useSite()
  if (!site) return null
  return (
    <>
      <PageHead site={site} {...shown.head} paths={paths} type="product" />
      <ProductPage shown={shown} locale={site.locale} />
    </>
  )
}
