import type { CellarWine } from '#contract/cellar/cellar.ts'
import type { ShownPicture } from '#contract/media/pictures.ts'
import { productPath, vintagePath } from '#rules/catalogue/product-address.ts'
import { winesToOpen } from '#rules/cellar/drink-state.ts'
import { formatShortDay } from '#words/basics/dates.ts'
import { fill } from '#words/basics/fill.ts'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'
import { formatName } from '#words/catalogue/format-name.ts'
import type { CellarWords } from '#words/cellar/fr.ts'
import { cellarWords } from '#words/cellar/words.ts'

export interface WineView {
  id: number
  name: string
  /** Appellation, vintage and format in one line. */
  details: string
  path: string
  picture: ShownPicture | null
  state: CellarWine['state']
  stateText: string
  windowText: string
  /** Where today stands between the first and the last good year, in percent; null where they are not both known. */
  now: number | null
  left: number
  bought: number
  opened: number
  stock: string
  stockLabel: string
  lastBought: string
  openLabel: string
  putBackLabel: string
}

const SHOWN_TO_OPEN = 3

interface CellarViewOptions {
  wines: readonly CellarWine[]
  locale: Locale
  year: number
}

export function cellarView({ wines, locale, year }: CellarViewOptions) {
  const words = cellarWords[locale]
  const views = wines.map((wine) => wineView(wine, { words, locale, year }))
  const opens = new Set(
    winesToOpen(wines)
      .slice(0, SHOWN_TO_OPEN)
      .map(({ idDeclination }) => idDeclination),
  )
  return { words, intro: cellarIntro(wines, words), wines: views, toOpen: views.filter(({ id }) => opens.has(id)) }
}

function cellarIntro(wines: readonly CellarWine[], words: CellarWords): string {
  const kept = wines.filter(({ left }) => left > 0)
  const left = kept.reduce((sum, wine) => sum + wine.left, 0)
  if (left === 0) return words.allOpened
  if (left === 1) return words.count.one
  const count = kept.length === 1 ? words.wines.one : fill(words.wines.many, { count: kept.length })
  return fill(words.count.many, { left, wines: count })
}

function wineView(
  wine: CellarWine,
  { words, locale, year }: { words: CellarWords; locale: Locale; year: number },
): WineView {
  const { name, left, bought, opened, drinkFrom, drinkUntil, state } = wine
  const address = { id: wine.idProduct, slug: wine.slug, type: { type: 'WINE' } } as const
  const vintage = wine.year === null ? '' : String(wine.year)
  const format = formatName(millilitres(wine), locale)
  return {
    id: wine.idDeclination,
    name,
    details: [wine.appellation ?? '', vintage, format].filter(Boolean).join(' · '),
    path: pathInLocale(wine.year === null ? productPath(address) : vintagePath(address, wine.year), locale),
    picture: wine.image,
    state,
    stateText: fill(words.state[state], { from: drinkFrom ?? '' }),
    windowText: windowText(wine, words),
    now: drinkFrom === null || drinkUntil === null ? null : placeBetween({ from: drinkFrom, until: drinkUntil, year }),
    left,
    bought,
    opened,
    stock: fill(words.stock, { left, bought }),
    stockLabel: fill(words.stockLabel, { left, bought }),
    lastBought: fill(words.lastBought, { date: formatShortDay(wine.lastBoughtAt.slice(0, 10), locale) }),
    openLabel: fill(words.openLabel, { name: `${name} ${vintage}`.trim() }),
    putBackLabel: fill(words.putBackLabel, { name: `${name} ${vintage}`.trim() }),
  }
}

function windowText({ drinkFrom: from, drinkUntil: until }: CellarWine, { window }: CellarWords): string {
  if (from !== null && until !== null) return fill(window.both, { from, until })
  if (from !== null) return fill(window.from, { from })
  return until === null ? '' : fill(window.until, { until })
}

/** Before the first year it stands at the beginning, after the last at the end. */
function placeBetween({ from, until, year }: { from: number; until: number; year: number }): number {
  const years = Math.max(1, until - from + 1)
  return Math.round(100 * Math.min(1, Math.max(0, (year - from + 0.5) / years)))
}

function millilitres({ capacity, capacityUnit }: CellarWine): number {
  if (capacity === null) return 750
  return capacityUnit === 'LITER' ? capacity * 1_000 : capacity * 10
}
