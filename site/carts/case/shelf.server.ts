import type { OutputOf } from '#contract/basics/define-call.ts'
import type { getCase } from '#contract/carts/cases.ts'
import type { Declination, Product } from '#contract/catalogue/products.ts'
import type { ShownPicture } from '#contract/media/pictures.ts'
import { fitsIntoCase } from '#rules/carts/composed-case.ts'
import { declinationPath, productPath } from '#rules/catalogue/product-address.ts'
import { choicePath } from '#rules/catalogue/product-choice.ts'
import { USUAL_MILLILITRES } from '#rules/catalogue/usual-bottle.ts'
import { wineFamily } from '#site/catalogue/list/wine-families.ts'
import type { Locale } from '#words/basics/locales.ts'
import { formatName } from '#words/catalogue/format-name.ts'

/** A bottle as the page shows it, on the shelf or in the case. */
export interface CaseBottle {
  id: number
  name: string
  /** Vintage and format, where they are worth telling. */
  detail: string
  /** By how many it is sold. */
  step: number
  /** How many can be had; null where nobody counts. */
  available: number | null
  price: number
  picture: ShownPicture | null
  /** Of its own page, without the locale. */
  path: string
  family: string
}

/** Every bottle that can be put into a case now. */
export function shelfBottles(products: readonly Product[], locale: Locale): CaseBottle[] {
  return products
    .filter(({ hasCustomizations }) => !hasCustomizations)
    .flatMap((product) =>
      product.declination
        .filter((one) => one.isInStock && isFitting(one))
        .flatMap((one) =>
          one.finalPrice === null ? [] : [shelfBottle({ product, one, price: one.finalPrice, locale })],
        ),
    )
}

interface ShelfBottleOptions {
  product: Product
  one: Declination
  price: number
  locale: Locale
}

function shelfBottle({ product, one, price, locale }: ShelfBottleOptions): CaseBottle {
  return {
    id: one.id,
    name: product.name,
    detail: bottleDetail(one, locale),
    step: one.sellByMultipleOf,
    available: one.quantity,
    price,
    picture: one.image ?? product.image,
    path: choicePath(product, one),
    family: wineFamily(product),
  }
}

type CaseLine = OutputOf<typeof getCase>['lines'][number]

/** A bottle that stands in the case already, whether or not the shelf has it. */
export function lineBottle(line: CaseLine, locale: Locale) {
  const product = { id: line.idProduct, slug: line.slug, type: { type: 'WINE' as const } }
  return {
    id: line.id,
    name: line.name,
    detail: bottleDetail(line, locale),
    step: line.sellByMultipleOf,
    available: line.available,
    price: line.unitPrice,
    picture: line.image,
    path: declinationPath(product, line.id),
    family: '',
    quantity: line.quantity,
    total: line.total,
    tierHint: line.tierHint ?? null,
  }
}

/** What is sold by whole cases only leaves nothing to compose: it is named instead. */
export function soldByCase(products: readonly Product[]): { name: string; path: string }[] {
  return products
    .filter(
      ({ declination }) => declination.some(isUsual) && !declination.some((one) => isUsual(one) && isFitting(one)),
    )
    .map((product) => ({ name: product.name, path: productPath(product) }))
}

const isUsual = ({ format, isInStock }: Declination) => format === USUAL_MILLILITRES && isInStock

function isFitting({ format, sellByMultipleOf }: Declination): boolean {
  return fitsIntoCase({ format, multiple: sellByMultipleOf })
}

function bottleDetail({ year, format }: { year: number | null; format: number | null }, locale: Locale): string {
  const size = format === null || format === USUAL_MILLILITRES ? null : formatName(format, locale).toLowerCase()
  return [year, size].filter((part) => part !== null).join(' · ')
}
