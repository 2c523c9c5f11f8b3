import type { Declination, Product } from '#contract/catalogue/products.ts'
import type { Locale } from '#words/basics/locales.ts'
import { formatName } from '#words/catalogue/format-name.ts'

interface Titled {
  product: Pick<Product, 'name' | 'type'>
  locale: Locale
}

/** `Les Aubépines 2020, magnum`: a declination among all others of the estate. */
export function declinationTitle({ product, locale }: Titled, declination: Declination): string {
  const { year, format, variation1, variation2, variation3 } = declination
  const isUsual = format === null || format === 750 || product.type.type !== 'WINE'
  const own = [variation1, variation2, variation3].flatMap((value) => (value ? [value.label] : []))
  const name = year === null ? product.name : `${product.name} ${year}`
  return [name, ...(isUsual ? [] : [formatName(format, locale).toLowerCase()]), ...own].join(', ')
}
