import { type RawBuilder, sql } from 'kysely'
import { FACETS, type FacetName, PRICE_BANDS } from '#contract/catalogue/closed-sets.ts'
import type { Facets } from '#contract/catalogue/products.ts'
import { PLANNED_ONCE, type SiteDb } from '#db/site-db.ts'
import { askedBits } from './product-bits.ts'
import { RUN_OUT, SHOP } from './product-cards.ts'
import type { ProductQuery } from './product-query.ts'

/** What a facet is chosen by, and whether products are told by it or their declinations, all conditions met by the same one. */
const FACET = {
  colour: { filter: 'colour', of: 'products' },
  appellation: { filter: 'appellation', of: 'products' },
  grape: { filter: 'grape', of: 'products' },
  dish: { filter: 'dish', of: 'products' },
  award: { filter: 'award', of: 'products' },
  vintage: { filter: 'vintage', of: 'offers' },
  format: { filter: 'format', of: 'offers' },
  price: { filter: 'priceBand', of: 'offers' },
  inStock: { filter: 'inStock', of: 'stock' },
} as const satisfies Record<FacetName, { filter: string; of: 'products' | 'offers' | 'stock' }>

interface CountRow {
  facet: FacetName | 'total'
  value: string
  count: number
}
type FacetRow = CountRow & { facet: FacetName }

/** How many products each value would leave if it alone were chosen in its facet, all other filters kept; and how many there are. */
export async function countFacets(db: SiteDb, asked: ProductQuery): Promise<{ facets: Facets; total: number }> {
  const bits = askedBits(asked, FACETS)
  const counts = [
    ...groupsOf('products', asked).map(({ facets, filter }) =>
      countOfProducts({ facets, met: bits.productsHeld(filter) }),
    ),
    ...groupsOf('offers', asked).map(({ facets, filter }) =>
      countOfOffers({ facets, met: bits.offers(filter), products: bits.products() }),
    ),
    countOfStock({ met: bits.offers(FACET.inStock.filter), products: bits.products() }),
    sql`select 'total', '', bit_count(${bits.productsHeld()}) from narrowed`,
  ]
  const { rows } = await sql<CountRow>`${sql.raw(PLANNED_ONCE)}
    with ${sql.join([SHOP, RUN_OUT, ...bits.parts])}
    select facet, value, count::int as count from (${sql.join(counts, sql` union all `)}) counted (facet, value, count)
    where count > 0`.execute(db)
  return {
    facets: inOrder(rows.filter((row): row is FacetRow => row.facet !== 'total')),
    total: rows.find(({ facet }) => facet === 'total')?.count ?? 0,
  }
}

/** Facets that are counted in the same products: those that nothing is asked in, and each of the others by itself. */
function groupsOf(of: 'products' | 'offers', { filters }: ProductQuery): { facets: FacetName[]; filter?: string }[] {
  const own = FACETS.filter((facet) => FACET[facet].of === of)
  const isAsked = (facet: FacetName) => filters.some(({ field }) => field === FACET[facet].filter)
  const free = own.filter((facet) => !isAsked(facet))
  const asked = own.filter(isAsked).map((facet) => ({ facets: [facet], filter: FACET[facet].filter }))
  return free.length > 0 ? [{ facets: free }, ...asked] : asked
}

interface CountOptions {
  facets: readonly FacetName[]
  met: RawBuilder<unknown>
}

function countOfProducts({ facets, met }: CountOptions): RawBuilder<unknown> {
  return sql`select held.facet, held.value, bit_count(held.bits & ${met})
    from narrowed join facet_bits held on held.facet = any (${facets}::text[]) and held.slot = 0`
}

/** A product counts once for each value, however many of its declinations have it. */
function countOfOffers({ facets, met, products }: CountOptions & { products: RawBuilder<unknown> }) {
  return sql`select held.facet, held.value,
      bit_count(bit_or(held.bits & ${met}) & (select ${products} from narrowed))
    from slots join facet_bits held on held.facet = any (${facets}::text[]) and held.slot = slots.slot
    group by held.facet, held.value`
}

function countOfStock({ met, products }: { met: RawBuilder<unknown>; products: RawBuilder<unknown> }) {
  return sql`select 'inStock', told.value, bit_count(told.bits & (select ${products} from narrowed))
    from (select bit_or(${met} & ~slots.sold_out) as there, bit_or(${met} & slots.sold_out) as gone from slots) stock
    cross join lateral (values ('true', there), ('false', gone)) told (value, bits)`
}
const byCount = (one: FacetRow, other: FacetRow) => other.count - one.count || compareText(one.value, other.value)
const byNumber = (one: FacetRow, other: FacetRow) => Number(one.value) - Number(other.value)

const ORDER: Record<FacetName, (one: FacetRow, other: FacetRow) => number> = {
  colour: byCount,
  appellation: byCount,
  grape: byCount,
  vintage: (one, other) => byNumber(other, one),
  format: byNumber,
  price: byNumber,
  dish: byCount,
  award: byCount,
  inStock: (one, other) => compareText(other.value, one.value),
}

function inOrder(rows: readonly FacetRow[]): Facets {
  const facets = Object.entries(ORDER).map(([name, order]) => {
    const own = rows.filter(({ facet }) => facet === name).sort(order)
    return [name, own.map(({ facet, value, count }) => ({ value: toldValue(facet, value), count }))] as const
  })
  return Object.fromEntries(facets) as Facets
}

/** Bands are counted by their place. */
function toldValue(facet: FacetName, value: string): string {
  return facet === 'price' ? (PRICE_BANDS[Number(value)] ?? value) : value
}

function compareText(one: string, other: string): number {
  return one.localeCompare(other, 'fr')
}
