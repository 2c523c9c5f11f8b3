import {
  declinationRows,
  discountRows,
  type ProductRow,
  priceHistory,
  productRows,
  variationRows,
} from '#db/queries/catalogue/product-rows.ts'
import { mediaById } from '#db/queries/media/media.ts'
import { shopParameters } from '#db/queries/sites/parameters.ts'
import type { SiteDb } from '#db/site-db.ts'
import { cents } from '#rules/basics/money.ts'
import type { PriceChange } from '#rules/catalogue/prices.ts'
import { shopSettings } from '#rules/catalogue/shop-settings.ts'
import { parameterValues } from '#rules/sites/parameters.ts'
import type { Locale } from '#words/basics/locales.ts'

/** Everything around products that their answers are made from, asked once for all of them. */
export async function loadCatalogue(db: SiteDb, { locale, ids }: { locale: Locale; ids: readonly number[] }) {
  const [rows, offers, history, discounts, { variations, details }, parameters] = await Promise.all([
    ids.length === 0 ? [] : productRows(db, { locale, ids }),
    ids.length === 0 ? [] : declinationRows(db, ids),
    ids.length === 0 ? [] : priceHistory(db, ids),
    discountRows(db),
    variationRows(db, locale),
    shopParameters(db),
  ])
  const pictures = [...rows, ...offers].flatMap(({ media_id }) => media_id ?? [])
  const facts = {
    locale,
    shop: shopSettings(parameterValues(parameters)),
    mediaById: await mediaById(db, [...new Set(pictures)]),
    discountById: new Map(discounts.map((row) => [row.id, row])),
    historyById: grouped({ rows: history, keyOf: ({ declination_id }) => declination_id, pick: toChange }),
    variationById: new Map(variations.map((row) => [row.id, row])),
    detailById: new Map(details.map((row) => [row.id, row])),
  }
  const offersById = grouped({ rows: offers, keyOf: ({ product_id }) => product_id, pick: (row) => row })
  return { rows: inOrder(rows, ids), offersById, facts }
}

export type CatalogueFacts = Awaited<ReturnType<typeof loadCatalogue>>['facts']

function toChange({ price_cents, changed_at }: { price_cents: number; changed_at: Date }): PriceChange {
  return { price: cents(price_cents), since: changed_at }
}

function inOrder(rows: readonly ProductRow[], ids: readonly number[]): ProductRow[] {
  const rowById = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => rowById.get(id) ?? [])
}

interface GroupedOptions<Row, Value> {
  rows: readonly Row[]
  keyOf: (row: Row) => number
  pick: (row: Row) => Value
}

function grouped<Row, Value>({ rows, keyOf, pick }: GroupedOptions<Row, Value>) {
  const groups = new Map<number, Value[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(pick(row))
    else groups.set(keyOf(row), [pick(row)])
  }
  return groups
}
