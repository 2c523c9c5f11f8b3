import { choicePath, chooseDeclination } from '#rules/catalogue/product-choice.ts'
import { sharedPictureAddress } from '#rules/media/pictures.ts'
import { withdrawalDays } from '#rules/orders/withdrawal.ts'
import { isLocale } from '#site/shell/load-site.ts'
import { breadcrumbData } from '#site/shell/structured-data.ts'
import { formatSize } from '#words/catalogue/format-name.ts'
import { declinationTitle } from './declination-title.ts'
import { productData } from './product-data.ts'
import type { HeadView, ProductView } from './product-view.ts'
import type { ViewContext } from './view-scene.server.ts'

const LONGEST_DESCRIPTION = 160

/** What search engines and networks are told of the page. */
export function headView(scene: ViewContext, crumbs: ProductView['crumbs']): HeadView {
  const { product, chosen, info } = scene
  const title = declinationTitle(scene, chosen)
  const origin = product.appellation === null ? '' : ` – ${product.appellation}`
  return {
    title: `${title}${origin} — ${info.name}`,
    name: title,
    description: metaDescription(scene, title),
    picture: chosen.image ? sharedPictureAddress(chosen.image) : null,
    data: structuredData(scene, crumbs),
  }
}

/** The chosen page in each language, under that language's own name. */
export function localePaths({ product, chosen, info }: ViewContext): ProductView['paths'] {
  const told = info.locales.filter(isLocale).flatMap((locale) => {
    const slug = product.slugs[locale]
    return slug === undefined ? [] : [[locale, choicePath({ ...product, slug }, chosen)] as const]
  })
  return Object.fromEntries(told)
}

/** Pages of other vintages and formats must not describe themselves as the first one does. */
function metaDescription({ product, chosen, vintage }: ViewContext, title: string): string {
  const own = product.metaDescription || product.teaser
  if (chooseDeclination(product, {})?.id === chosen.id) return own
  const tasting = vintage?.variationFeatures.find(({ key }) => key === 'TASTING')?.value
  return cut(`${title}. ${tasting ?? own}`)
}

function cut(text: string): string {
  if (text.length <= LONGEST_DESCRIPTION) return text
  return `${text.slice(0, LONGEST_DESCRIPTION).replace(/\s+\S*$/, '')}…`
}

function structuredData(scene: ViewContext, crumbs: ProductView['crumbs']): string {
  const { product, values, info, words, locale, urlOf } = scene
  const graph = [
    productData(product, {
      siteUrl: info.url,
      urlOf,
      brand: values.COMPANY_NAME || info.name,
      withdrawalDays: withdrawalDays(values.WITHDRAWAL_DAYS),
      names: words.data,
      titleOf: (declination) => declinationTitle(scene, declination),
      sizeOf: (millilitres) => formatSize(millilitres, locale),
      reviews: scene.reviews,
      terms: scene.terms,
    }),
    breadcrumbData(crumbs.steps.map(({ name, path }) => ({ name, url: urlOf(path) }))),
  ]
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replace(/</g, '\\u003c')
}
