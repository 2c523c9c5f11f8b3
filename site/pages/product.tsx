import { pageContext } from '../load-context.ts'
import { PageHead } from '../PageHead.tsx'
import { loadProduct } from '../product/load-product.server.ts'
import { ProductPage } from '../product/ProductPage.tsx'
import type { Route } from './+types/product.ts'
import { useSite } from './find-page.ts'

export const handle = { kept: true }

/** Wines, boxes and all the rest, in any of their choices: routes.ts says which part of the address is what. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const view = await loadProduct(context.get(pageContext), params)
  return { view, paths: view.paths }
}

export default function Product({ loaderData: { view } }: Route.ComponentProps) {
  const site = useSite()
  if (!site) return null
  const { title, description, picture, data } = view.head
  return (
    <>
      <PageHead
        site={site}
        title={title}
        description={description}
        name={view.heading.title}
        picture={picture}
        paths={view.paths}
        type="product"
        data={data}
      />
      <ProductPage view={view} site={site} />
    </>
  )
}
