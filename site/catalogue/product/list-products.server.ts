import type { Ask } from '#client/ask.ts'
import type { Product } from '#contract/catalogue/products.ts'
import { getProducts } from '#contract/catalogue/routes.ts'
import { productPath } from '#rules/catalogue/product-address.ts'
import { pictureAddress } from '#rules/media/pictures.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { answered } from '#site/shell/load-site.ts'
import type { LocalePaths } from '#site/shell/page-addresses.ts'
import type { Locale } from '#words/basics/locales.ts'

const AT_ONCE = 100
const PICTURE_WIDTH = 1_200

interface ListedProduct {
  paths: LocalePaths
  /** Paths of its pictures, each once. */
  pictures: string[]
}

/** Every product of the estate with its address in each language, under that language's own name. */
export async function listProducts(
  { askIn }: PageContext,
  locales: readonly Locale[],
): Promise<Map<number, ListedProduct>> {
  const told = await Promise.all(
    locales.map(async (locale) => ({ locale, products: await allProducts(askIn(locale)) })),
  )
  const listed = new Map<number, ListedProduct>()
  for (const { locale, products } of told) {
    for (const product of products) {
      const known = listed.get(product.id) ?? { paths: {}, pictures: pictureUrls(product) }
      listed.set(product.id, { ...known, paths: { ...known.paths, [locale]: productPath(product) } })
    }
  }
  return listed
}

/** All that is on sale, page by page, or as many as are wanted. */
export async function allProducts(ask: Ask, most = Number.POSITIVE_INFINITY): Promise<Product[]> {
  const found: Product[] = []
  for (let page = 1; ; page += 1) {
    const { products, total } = answered(await ask(getProducts, { list: { page, nbItem: AT_ONCE, orderBy: 'id' } }))
    found.push(...products)
    if (products.length === 0 || found.length >= Math.min(total, most)) return found.slice(0, most)
  }
}

function pictureUrls({ image, declination }: Product): string[] {
  const all = [image, ...declination.map((one) => one.image)].flatMap((picture) => picture ?? [])
  const photographs = all.filter(({ externalType }) => externalType === 'IMAGE')
  return [
    ...new Set(photographs.map((picture) => pictureAddress({ image: picture, width: PICTURE_WIDTH, format: 'jpg' }))),
  ]
}
