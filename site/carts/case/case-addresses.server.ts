import { getProducts } from '#contract/catalogue/routes.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { answered } from '#site/shell/load-site.ts'
import type { LocalePaths } from '#site/shell/page-addresses.ts'
import { CASE_PATHS } from '#words/carts/case/paths.ts'
import { shelfBottles } from './shelf.server.ts'

/** Where one composes a case, if there is anything to compose it of. */
export async function caseAddresses({ ask, locale }: PageContext): Promise<LocalePaths[]> {
  const { products } = answered(await ask(getProducts, { list: { kind: 'WINE', inStock: 'true', nbItem: 100 } }))
  return shelfBottles(products, locale).length > 0 ? [CASE_PATHS] : []
}
