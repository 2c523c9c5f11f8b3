import type { Medal } from '#contract/catalogue/closed-sets.ts'
import type { Declination, Product, Reduction } from '#contract/catalogue/products.ts'
import type { ShownPicture } from '#contract/media/pictures.ts'
import { productPath } from './product-address.ts'
import { choicePath, chooseDeclination } from './product-choice.ts'
import type { ShopSettings } from './shop-settings.ts'
import { type StockLabel, stockLabel } from './stock-label.ts'

/** What a card shows of a product, and nothing else: it travels to the browser once per card. */
export interface ProductCardFacts {
  id: number
  /** Without the locale. */
  path: string
  title: string
  /** The appellation under the name, or the name under the appellation. */
  subtitle: string | null
  teaser: string
  /** The vintages that can be had, the youngest first. */
  years: number[]
  /** What the cheapest costs; null where the estate shows no prices. */
  price: number | null
  /** Others of it cost more. */
  isFrom: boolean
  reduction: Reduction | null
  stock: StockLabel
  medals: { medal: Medal; label: string }[]
  labels: string[]
  picture: ShownPicture | null
}

const RANK: readonly Medal[] = ['GOLD', 'SILVER', 'BRONZE', 'SCORE']

type CardSettings = Pick<ShopSettings, 'putsAppellationFirst' | 'hidesLabels' | 'stockLimit'>

/** The vintages and formats that a list is narrowed to; none means all. */
interface BottleChoice {
  years: readonly number[]
  formats: readonly number[]
}

const ANY: BottleChoice = { years: [], formats: [] }

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
  const cheapest = findCheapest(shown)
  const price = chosen ? (cheapest?.finalPrice ?? null) : product.price
  return {
    id: product.id,
    path: chosen ? choicePath(product, chosen) : productPath(product),
    ...titles(product, { putsAppellationFirst: shop.putsAppellationFirst }),
    teaser: product.teaser,
    years: offeredYears(shown),
    price,
    isFrom: shown.some(({ finalPrice }) => finalPrice !== price),
    reduction: cheapest?.reduction ?? null,
    stock: stockLabel(chosen ?? product, shop.stockLimit),
    medals: RANK.filter((medal) => product.medals.includes(medal)).map((medal) => ({
      medal,
      label: medalNames[medal],
    })),
    labels: shop.hidesLabels ? [] : product.tags.map(({ label }) => label),
    picture: chosen?.image ?? product.image,
  }
}

function titles({ name, appellation }: Product, { putsAppellationFirst }: { putsAppellationFirst: boolean }) {
  return putsAppellationFirst && appellation !== null
    ? { title: appellation, subtitle: name }
    : { title: name, subtitle: appellation }
}

/** The declinations of the wished vintages and formats; all of them where none is, or nothing was wished. */
function matchingDeclinations(declinations: Declination[], { years, formats }: BottleChoice): Declination[] {
  const isOne = (wanted: readonly number[], value: number | null) =>
    wanted.length === 0 || (value !== null && wanted.includes(value))
  const found = declinations.filter(({ year, format }) => isOne(years, year) && isOne(formats, format))
  return found.length === 0 || found.length === declinations.length ? declinations : found
}

function findCheapest(declinations: readonly Declination[]): Declination | null {
  let found: Declination | null = null
  for (const one of declinations) if (!found || (one.finalPrice ?? 0) < (found.finalPrice ?? 0)) found = one
  return found
}

/** Of a wine that is sold out altogether, all its years are told. */
function offeredYears(declinations: readonly Declination[]): number[] {
  const there = declinations.filter(({ isInStock }) => isInStock)
  const told = there.length > 0 ? there : declinations
  return [...new Set(told.flatMap(({ year }) => year ?? []))].sort((one, other) => other - one)
}
