import type { Medal } from '#contract/catalogue/closed-sets.ts'
import type { Declination, Product } from '#contract/catalogue/products.ts'
import type { ShownPicture } from '#contract/media/pictures.ts'
import { productPath } from './product-address.ts'
import { choicePath, chooseDeclination } from './product-choice.ts'
import { type QuickAdd, quickAdd } from './quick-add.ts'
import type { ShopSettings } from './shop-settings.ts'
import { type StockLabel, stockLabel } from './stock-label.ts'
import { type TellingPrice, tellingPrice } from './usual-bottle.ts'

/** What a card shows of a product, and nothing else: it travels to the browser once per card. */
export interface ProductCardFacts extends TellingPrice {
  id: number
  /** Without the locale. */
  path: string
  title: string
  /** The appellation under the name, or the name under the appellation. */
  subtitle: string | null
  teaser: string
  /** The vintages that can be had, the youngest first. */
  years: number[]
  stock: StockLabel
  medals: { medal: Medal; label: string }[]
  labels: string[]
  picture: ShownPicture | null
  /** What one touch adds; null where more has to be said first. */
  quick: QuickAdd | null
}

const RANK: readonly Medal[] = ['GOLD', 'SILVER', 'BRONZE', 'SCORE']

type CardSettings = Pick<ShopSettings, 'putsAppellationFirst' | 'hidesLabels' | 'stockLimit'>

/** The vintages, formats and prices that a list is narrowed to; none means all. */
interface BottleChoice {
  years: readonly number[]
  formats: readonly number[]
  /** As the list names them: `10-20`, `60-`. */
  bands: readonly string[]
}

const ANY: BottleChoice = { years: [], formats: [], bands: [] }

interface ProductCardOptions {
  product: Product
  shop: CardSettings
  medalNames: Readonly<Record<Medal, string>>
  wished?: BottleChoice
}

/** `medalNames` are the words for medals in the visitor's language. A narrowed list shows the bottle that was wished. */
export function productCard({ product, shop, medalNames, wished = ANY }: ProductCardOptions): ProductCardFacts {
  const shown = matchingDeclinations(product.declination, wished)
  const chosen = shown === product.declination ? null : chooseDeclination({ ...product, declination: shown }, {})
  return {
    id: product.id,
    path: chosen ? choicePath(product, chosen) : productPath(product),
    ...titles(product, { putsAppellationFirst: shop.putsAppellationFirst }),
    teaser: product.teaser,
    years: offeredYears(shown),
    ...tellingPrice(shown),
    stock: stockLabel(chosen ?? product, shop.stockLimit),
    medals: RANK.filter((medal) => product.medals.includes(medal)).map((medal) => ({
      medal,
      label: medalNames[medal],
    })),
    labels: shop.hidesLabels ? [] : product.tags.map(({ label }) => label),
    picture: chosen?.image ?? product.image,
    quick: quickAdd(product, shown),
  }
}

function titles({ name, appellation }: Product, { putsAppellationFirst }: { putsAppellationFirst: boolean }) {
  return putsAppellationFirst && appellation !== null
    ? { title: appellation, subtitle: name }
    : { title: name, subtitle: appellation }
}

/** The declinations of the wished vintages, formats and prices; all of them where none is, or nothing was wished. */
function matchingDeclinations(declinations: Declination[], { years, formats, bands }: BottleChoice): Declination[] {
  const isOne = (wanted: readonly number[], value: number | null) =>
    wanted.length === 0 || (value !== null && wanted.includes(value))
  const isPriced = (price: number | null) => bands.length === 0 || bands.some((band) => isWithin(price, band))
  const found = declinations.filter(
    ({ year, format, finalPrice }) => isOne(years, year) && isOne(formats, format) && isPriced(finalPrice),
  )
  return found.length === 0 || found.length === declinations.length ? declinations : found
}

function isWithin(price: number | null, band: string): boolean {
  const [least = 0, most] = band.split('-').map(Number)
  return price !== null && price >= least && (!most || price < most)
}

/** Of a wine that is sold out altogether, all its years are told. */
function offeredYears(declinations: readonly Declination[]): number[] {
  const there = declinations.filter(({ isInStock }) => isInStock)
  const told = there.length > 0 ? there : declinations
  return [...new Set(told.flatMap(({ year }) => year ?? []))].sort((one, other) => other - one)
}
