import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Filter } from '#contract/basics/list-query.ts'
import type { FacetName } from '#contract/catalogue/closed-sets.ts'
import { PRICE_BANDS } from '#contract/catalogue/closed-sets.ts'
import type { Facets } from '#contract/catalogue/products.ts'
import type { SiteDb } from '#db/site-db.ts'
import {
  anew,
  type Condition,
  conditionsIn,
  every,
  IN_STOCK,
  OFFER_FILTERS,
  PRODUCT_FILTERS,
  readBand,
} from './product-conditions.ts'
import { describedProducts, type ProductQuery } from './product-list.ts'
import { offerConditions } from './product-search.ts'

/** The filter behind each facet; what is asked in it is left out while its own values are counted. */
const OF_PRODUCT = {
  colour: 'colour',
  appellation: 'appellation',
  grape: 'grape',
  dish: 'dish',
  award: 'award',
} as const
const OF_OFFER = { vintage: 'vintage', format: 'format', price: 'priceBand', inStock: 'inStock' } as const

/** How many products each value would leave if it alone were chosen in its facet, all other filters kept. */
export async function countFacets(db: SiteDb, asked: ProductQuery): Promise<Facets> {
  const { rows } = await sql<FacetRow>`${anew}
    with base as materialized (${baseRows(asked)}),
    offer as materialized (${offerRows(asked)}),
    product as materialized (
      select base.*, ${hasOfferFilter(asked) ? sql`base.id in (select id from offer where ${passing(OF_OFFER)})` : sql`true`} as has_offer
      from base
    ),
    offered as materialized (
      select offer.* from offer join product on product.id = offer.id where ${every(passConditions({ facets: OF_PRODUCT, table: 'product' }))}
    )
    select 'colour' as facet, colour as value, count(*)::int as count from product
    where colour is not null and ${passing(OF_PRODUCT, 'colour')} group by colour
    union all
    select 'appellation', appellation, count(*)::int from product
    where appellation is not null and ${passing(OF_PRODUCT, 'appellation')} group by appellation
    union all
    select 'grape', grape, count(*)::int from product join product_grapes on product_grapes.product_id = product.id
    where ${passing(OF_PRODUCT, 'grape')} group by grape
    union all
    select 'dish', dish, count(*)::int from (
      select distinct product.id, dish from product cross join unnest(dishes) dish where ${passing(OF_PRODUCT, 'dish')}
    ) once group by dish
    union all
    select 'award', medal, count(distinct product.id)::int from product join awards on awards.product_id = product.id
    where ${passing(OF_PRODUCT, 'award')} group by medal
    union all
    ${offerFacet('vintage', sql`year::text`)}
    union all
    ${offerFacet('format', sql`millilitres::text`)}
    union all
    ${offerFacet('price', sql`band`)}
    union all
    ${offerFacet('inStock', sql`is_there::text`)}`.execute(db)
  return inOrder(rows)
}

interface FacetRow {
  facet: FacetName
  value: string
  count: number
}

/** Products that pass whatever belongs to no facet, and which facets' filters each of them passes. */
function baseRows(asked: ProductQuery): RawBuilder<unknown> {
  const { filters } = asked
  const others = conditionsIn(
    PRODUCT_FILTERS,
    filters.filter(({ field }) => !Object.hasOwn(OF_PRODUCT, field)),
  )
  return sql`select products.id, products.colour, products.appellation, products.dishes,
      ${passes({ facets: OF_PRODUCT, filters, table: PRODUCT_FILTERS })}
    ${describedProducts(asked)} where products.is_valid and ${every(others)}`
}

function offerRows({ locale, filters, search }: ProductQuery): RawBuilder<unknown> {
  const always = filters.filter(({ field }) => field === 'price').map(OFFER_FILTERS.price)
  const searched = search ? offerConditions(search, locale) : []
  // What was typed may also be words of the product's own text.
  const told =
    searched.length === 0
      ? sql``
      : sql`join product_search on product_search.site_id = offers.site_id
          and product_search.product_id = offers.product_id and product_search.locale = ${locale}::text`
  return sql`select offers.product_id as id, offers.year, offers.millilitres, ${IN_STOCK} as is_there, ${priceBand()} as band,
      ${passes({ facets: OF_OFFER, filters, table: OFFER_FILTERS })}
    from offers join base on base.id = offers.product_id ${told} where ${every([...always, ...searched])}`
}

function priceBand(): RawBuilder<unknown> {
  const cases = PRICE_BANDS.map((band) => {
    const { from, until } = readBand(band) ?? { from: 0, until: 0 }
    return sql`when offers.final_cents >= ${from}::int ${until === null ? sql`` : sql`and offers.final_cents < ${until}::int`} then ${band}::text`
  })
  return sql`case ${sql.join(cases, sql` `)} end`
}

type FilterTable = Readonly<Record<string, (filter: Filter) => Condition>>

interface PassesOptions {
  facets: Readonly<Record<string, string>>
  filters: readonly Filter[]
  table: FilterTable
}

/** A column for each facet: whether what is asked in it holds. */
function passes({ facets, filters, table }: PassesOptions): RawBuilder<unknown> {
  const columns = Object.entries(facets).map(([facet, field]) => {
    const own = filters.filter((filter) => filter.field === field).flatMap((filter) => table[field]?.(filter) ?? [])
    return sql`${every(own)} as ${sql.ref(`passes_${facet}`)}`
  })
  return sql.join(columns)
}

/** Everything asked holds, but for what is asked in one facet. */
function passing(facets: Readonly<Record<string, string>>, but?: FacetName): Condition {
  const columns = passConditions({ facets, table: null, but })
  return facets === OF_PRODUCT ? every([...columns, sql<SqlBool>`has_offer`]) : every(columns)
}

interface PassConditionsOptions {
  facets: Readonly<Record<string, string>>
  table: string | null
  but?: FacetName | undefined
}

function passConditions({ facets, table, but }: PassConditionsOptions): Condition[] {
  const others = Object.keys(facets).filter((facet) => facet !== but)
  return others.map((facet) => sql<SqlBool>`${sql.ref(`${table ? `${table}.` : ''}passes_${facet}`)}`)
}

function hasOfferFilter({ filters }: ProductQuery): boolean {
  return filters.some(({ field }) => Object.hasOwn(OFFER_FILTERS, field))
}

/** A product counts once for each value that one of its declinations has, all other conditions met by the same one. */
function offerFacet(facet: keyof typeof OF_OFFER, value: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select ${facet}::text, value, count(*)::int from (
      select distinct id, ${value} as value from offered where ${passing(OF_OFFER, facet)}
    ) once where value is not null group by value`
}

const byCount = (one: FacetRow, other: FacetRow) => other.count - one.count || compareText(one.value, other.value)
const byNumber = (one: FacetRow, other: FacetRow) => Number(one.value) - Number(other.value)
const byBand = (one: FacetRow, other: FacetRow) => bandIndex(one.value) - bandIndex(other.value)

const ORDER: Record<FacetName, (one: FacetRow, other: FacetRow) => number> = {
  colour: byCount,
  appellation: byCount,
  grape: byCount,
  vintage: (one, other) => byNumber(other, one),
  format: byNumber,
  price: byBand,
  dish: byCount,
  award: byCount,
  inStock: (one, other) => compareText(other.value, one.value),
}

function inOrder(rows: readonly FacetRow[]): Facets {
  const facets = Object.entries(ORDER).map(([name, order]) => {
    const own = rows.filter(({ facet }) => facet === name).sort(order)
    return [name, own.map(({ value, count }) => ({ value, count }))] as const
  })
  return Object.fromEntries(facets) as Facets
}

function bandIndex(band: string): number {
  return (PRICE_BANDS as readonly string[]).indexOf(band)
}

function compareText(one: string, other: string): number {
  return one.localeCompare(other, 'fr')
}
