import { EXCISE_CATEGORIES, EXCISE_PLACES, type ExciseCategory, type ExcisePlace } from '#contract/books/closed-sets.ts'
import { UNION } from '#rules/invoices/vat-grounds.ts'

/** Bottles of one sort that left the cellar in a month, less those that came back. */
export interface SoldBottles {
  month: string
  /** Null of what is no longer in the catalogue. */
  kind: string | null
  alcoholPercent: number | null
  /** ISO 3166; France where nothing is sent. */
  idCountry: number
  millilitres: number
  /** Pieces of which nobody knows what is in them. */
  unknown: number
}

interface ExciseRow {
  month: string
  category: ExciseCategory
  place: ExcisePlace
  litres: number
}

/** Where French excise is due: Monaco is France. */
const FRANCE = new Set([250, 492])

/** Sweet wines of 15 % and more are fortified; nothing above 18 % is wine (directive 92/83/EEC, articles 8 and 17). */
const FORTIFIED_FROM = 15
const WINE_UNTIL = 18

export function exciseCategory({ kind, alcoholPercent }: Pick<SoldBottles, 'kind' | 'alcoholPercent'>): ExciseCategory {
  const percent = alcoholPercent ?? 0
  if (kind === 'SPARKLING') return 'SPARKLING'
  if (percent > WINE_UNTIL || (kind === 'SWEET' && percent >= FORTIFIED_FROM)) return 'INTERMEDIATE'
  return 'STILL'
}

export function excisePlace(idCountry: number): ExcisePlace {
  if (FRANCE.has(idCountry)) return 'FRANCE'
  return UNION.has(idCountry) ? 'UNION' : 'EXPORT'
}

/** Litres by month, category and place, in that order; and how many pieces could not be counted. */
export function exciseReport(sold: readonly SoldBottles[]): { rows: ExciseRow[]; unknown: number } {
  const millilitresByKey = new Map<string, number>()
  for (const bottles of sold) {
    const key = [bottles.month, exciseCategory(bottles), excisePlace(bottles.idCountry)].join(' ')
    millilitresByKey.set(key, (millilitresByKey.get(key) ?? 0) + bottles.millilitres)
  }
  const months = [...new Set(sold.map(({ month }) => month))].sort()
  const rows = months.flatMap((month) =>
    EXCISE_CATEGORIES.flatMap((category) =>
      EXCISE_PLACES.flatMap((place) => {
        const millilitres = millilitresByKey.get([month, category, place].join(' ')) ?? 0
        return millilitres === 0 ? [] : [{ month, category, place, litres: millilitres / 1_000 }]
      }),
    ),
  )
  return { rows, unknown: sold.reduce((sum, { unknown }) => sum + unknown, 0) }
}
