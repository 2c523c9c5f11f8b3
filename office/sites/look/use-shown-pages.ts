import { getProducts } from '#contract/catalogue/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { useAnswer } from '#office/shell/use-answer.ts'
import { productPath } from '#rules/catalogue/product-address.ts'

type PageName = 'home' | 'list' | 'product' | 'news'

const PAGES: readonly { name: PageName; path: string }[] = [
  { name: 'home', path: '/' },
  { name: 'list', path: '/nos-vins' },
  { name: 'news', path: '/actualites' },
]

/** Pages that show a look at its different places; any other is reached by the links in them. */
export function useShownPages() {
  const { data } = useAnswer('one wine', () => ask(getProducts, { list: { nbItem: 1 } }))
  const [product] = data?.products ?? []
  return product ? [...PAGES, { name: 'product' as const, path: productPath(product) }] : PAGES
}
