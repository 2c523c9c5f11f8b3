import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Filter } from '#contract/basics/list-query.ts'
import type { FacetName } from '#contract/catalogue/closed-sets.ts'
import { FACETS, PRICE_BANDS } from '#contract/catalogue/closed-sets.ts'
import type { Facets } from '#contract/catalogue/products.ts'
import { PLANNED_ONCE, type SiteDb } from '#db/site-db.ts'
import { RUN_OUT, SHOP } from './product-cards.ts'
import {
  type Condition,
  coarseCondition,
  conditionsIn,
  every,
  HAS_ALL,
  HAS_RUN_OUT,
  IN_STOCK,
  OFFER_FILTERS,
  PRODUCT_FILTERS,
  some,
} from './product-conditions.ts'
import { asksForStock, LISTED_OFFERS, listedProducts, type ProductQuery, productConditions } from './product-list.ts'
import { offerConditions } from './product-search.ts'

/** What counts each facet: its filter, which is left out meanwhile, and where a product's row and a declination hold it. */
const HELD = {
  colour: { filter: 'colour', column: 'colour' },
  appellation: { filter: 'appellation', column: 'appellation' },
  grape: { filter: 'grape', column: 'grapes' },
  dish: { filter: 'dish', column: 'dishes' },
  award: { filter: 'award', column: 'medals' },
  vintage: { filter: 'vintage', column: 'years', ofOffer: sql`offers.year` },
  format: { filter: 'format', column: 'formats', ofOffer: sql`offers.millilitres` },
  price: { filter: 'priceBand', column: 'bands', ofOffer: sql`price_band(offers.final_cents)` },
  inStock: { filter: 'inStock', column: null, ofOffer: sql`(${IN_STOCK})` },
} as const satisfies Record<FacetName, { filter: string; column: string | null; ofOffer?: RawBuilder<unknown> }>

const SCALARS: readonly FacetName[] = ['colour', 'appellation']

interface FacetRow {
  facet: FacetName
  value: string
  count: number
}

/** How many products each value would leave if it alone were chosen in its facet, all other filters kept. */
export async function countFacets(db: SiteDb, asked: ProductQuery): Promise<Facets> {
  const counted = facetGroups(asked).map((group, at) => ({ ...group, name: `counted${at}` }))
  const offered = offerGroups(asked)
  const parts = [
    ...counted.map((group) => ({ name: group.name, rows: groupedRows(group, asked) })),
    ...offered.map((group) => ({ name: group.name, rows: offeredRows(group, asked) })),
  ].map(({ name, rows }) => sql`${sql.ref(name)} as materialized (${rows})`)
  const values = [
    keptCounts(
      FACETS.filter((facet) => isKept(facet, asked)),
      asked,
    ),
    ...counted.flatMap((group) => group.facets.map((facet) => valuesOf(facet, group))),
    ...offered.flatMap((group) => group.facets.flatMap((facet) => offerRows(facet, { ...group, asked }))),
    ...(isDeep('inStock', asked)
      ? []
      : [
          stockRows(
            asked,
            counted.find(({ tellsOffered }) => tellsOffered),
          ),
        ]),
  ]
  const { rows } = await sql<FacetRow>`${sql.raw(PLANNED_ONCE)}
    with ${sql.join([SHOP, RUN_OUT, ...parts])}
    select facet, value, sum(count)::int as count from (${sql.join(values, sql` union all `)}) found
    group by facet, value having sum(count) > 0`.execute(db)
  return inOrder(rows)
}

/** What is asked, but for what is asked in one facet. */
function filtersBut(facet: FacetName, { filters }: ProductQuery): readonly Filter[] {
  return filters.filter(({ field }) => field !== HELD[facet].filter)
}

const ofOffers = (filters: readonly Filter[]) => filters.filter(({ field }) => Object.hasOwn(OFFER_FILTERS, field))

/** Whether declinations have to be looked at one by one: other conditions have to be met by the same one. */
function isDeep(facet: FacetName, asked: ProductQuery): boolean {
  if (!('ofOffer' in HELD[facet])) return false
  const searched = asked.search ? offerConditions(asked.search, asked.locale) : []
  return ofOffers(filtersBut(facet, asked)).length + searched.length > 0
}

/** Whether nothing but stock is asked of the same declination: a product of which nothing has run out tells it by its own row. */
function isToldWhole(facet: FacetName, asked: ProductQuery): boolean {
  const isOfStock = ofOffers(filtersBut(facet, asked)).every(asksForStock)
  return HELD[facet].column !== null && isDeep(facet, asked) && isOfStock && !searchesOffers(asked)
}

function searchesOffers({ search, locale }: ProductQuery): boolean {
  return search !== null && offerConditions(search, locale).length > 0
}

const isNarrowing = ({ field }: Filter) => Object.hasOwn(PRODUCT_FILTERS, field) || Object.hasOwn(OFFER_FILTERS, field)

/** Whether the whole catalogue is counted. */
function isAlone(facet: FacetName, asked: ProductQuery): boolean {
  return !asked.search && !filtersBut(facet, asked).some(isNarrowing)
}

/** Whether what can be had is asked for besides, and nothing else: few products are not in it, and are taken from all. */
function isLessRunOut(facet: FacetName, asked: ProductQuery): boolean {
  const others = filtersBut(facet, asked).filter(isNarrowing)
  return !asked.search && others.length === 1 && others.every(asksForStock)
}

/** Whether the numbers of the whole catalogue tell it, or are what is taken from. */
function isKept(facet: FacetName, asked: ProductQuery): boolean {
  return HELD[facet].column !== null && (isAlone(facet, asked) || isLessRunOut(facet, asked))
}

function keptCounts(facets: readonly FacetName[], { locale }: ProductQuery): RawBuilder<unknown> {
  return sql`select facet, value, products::bigint as count from facet_counts
    where locale = ${locale}::text and facet = any (${facets}::text[])`
}

interface FacetGroup {
  facets: readonly FacetName[]
  filters: readonly Filter[]
  /** Those that are left out are counted, to be taken away. */
  isTakenAway?: true
  /** Only those of which nothing has run out: their own rows tell all there is. */
  isWhole?: true
  /** Those that have something to sell are counted as well. */
  tellsOffered?: true
}

type NamedGroup = FacetGroup & { name: string }

/** Facets that are counted in the same products: those that nothing is asked in, and each of the others by itself. */
function facetGroups(asked: ProductQuery): FacetGroup[] {
  const told = FACETS.filter((facet) => HELD[facet].column !== null && !isDeep(facet, asked))
  const left = told.filter((facet) => !isAlone(facet, asked))
  const wholes = FACETS.filter((facet) => isToldWhole(facet, asked) && !isLessRunOut(facet, asked))
  const lessRunOut = left.filter((facet) => isLessRunOut(facet, asked))
  const isAsked = (facet: FacetName) => filtersBut(facet, asked).length < asked.filters.length
  const free = left.filter((facet) => !isAsked(facet) && !lessRunOut.includes(facet))
  const own = left.filter((facet) => isAsked(facet) && !lessRunOut.includes(facet))
  return [
    { facets: lessRunOut, filters: [], isTakenAway: true as const },
    { facets: wholes, filters: asked.filters, isWhole: true as const },
    { facets: free, filters: asked.filters, ...(isAsked('inStock') ? {} : { tellsOffered: true as const }) },
    ...own.map((facet) => ({ facets: [facet], filters: filtersBut(facet, asked) })),
  ].filter(({ facets }) => facets.length > 0)
}

const columnOf = (facet: FacetName) => sql.ref(HELD[facet].column ?? '')

const IS_OFFERED = sql`(offer_ids <> '{}')`

/** How many products hold the very same: few different rows, whose values are told apart afterwards. */
function groupedRows(group: FacetGroup, asked: ProductQuery): RawBuilder<unknown> {
  const { facets, isTakenAway, tellsOffered } = group
  const keys = [...facets.map(columnOf), ...(tellsOffered ? [IS_OFFERED] : [])]
  const told = [...facets.map(columnOf), ...(tellsOffered ? [sql`${IS_OFFERED} as is_offered`] : [])]
  const sets = sql.join(keys.map((key) => sql`(${key})`))
  return sql`select ${sql.join(told)}, grouping(${sql.join(keys)}) as others,
      ${isTakenAway ? MINUS : sql``} count(*) as count
    ${listedProducts(asked)} where ${every(groupConditions(group, asked))} group by grouping sets (${sets})`
}

function groupConditions({ filters, isTakenAway, isWhole }: FacetGroup, asked: ProductQuery): Condition[] {
  if (isTakenAway) return [HAS_NONE]
  return isWhole ? [...conditionsIn(PRODUCT_FILTERS, filters), HAS_ALL] : productConditions({ ...asked, filters })
}

/** What `grouping` says of the rows of one column: a bit for each of the others. */
function othersThan(column: number, { facets, tellsOffered }: FacetGroup): RawBuilder<unknown> {
  const columns = facets.length + (tellsOffered ? 1 : 0)
  return sql.lit(2 ** columns - 1 - 2 ** (columns - 1 - column))
}

const MINUS = sql.raw('-')
/** One of its declinations at least can be had; what has nothing run out is not looked into. */
const HAS_SOME = some([HAS_ALL, sql`exists (select ${LISTED_OFFERS} where ${IN_STOCK})`])
const HAS_NONE = sql<SqlBool>`not ${HAS_SOME}`

function valuesOf(facet: FacetName, group: NamedGroup): RawBuilder<unknown> {
  const others = othersThan(group.facets.indexOf(facet), group)
  const own = sql`from ${sql.ref(group.name)}`
  if (SCALARS.includes(facet)) {
    const column = columnOf(facet)
    return sql`select ${sql.lit(facet)} as facet, ${column} as value, count ${own}
      where others = ${others} and ${column} is not null`
  }
  return sql`select ${sql.lit(facet)} as facet, value::text as value, count ${own}
    cross join unnest(${columnOf(facet)}) value where others = ${others}`
}

interface OfferGroup {
  name: string
  facets: readonly FacetName[]
  /** What one and the same declination has to meet besides. */
  others: readonly Filter[]
  isWhole: boolean
}

/** Facets whose declinations are looked at one by one, together where the same ones are. */
function offerGroups(asked: ProductQuery): OfferGroup[] {
  const groups = new Map<string, Omit<OfferGroup, 'name'>>()
  for (const facet of FACETS.filter((one) => isDeep(one, asked))) {
    const others = ofOffers(filtersBut(facet, asked))
    const isWhole = isToldWhole(facet, asked)
    const key = JSON.stringify([others, isWhole])
    groups.set(key, { others, isWhole, facets: [...(groups.get(key)?.facets ?? []), facet] })
  }
  return [...groups.values()].map((group, at) => ({ ...group, name: `offered${at}` }))
}

/** What is asked of products, their declinations apart. */
function ofProducts(others: readonly Filter[], { filters }: ProductQuery): Condition[] {
  return [...conditionsIn(PRODUCT_FILTERS, filters), ...others.flatMap((filter) => coarseCondition(filter) ?? [])]
}

function offeredRows({ others, isWhole }: OfferGroup, asked: ProductQuery): RawBuilder<unknown> {
  const searched = asked.search ? offerConditions(asked.search, asked.locale) : []
  const found = isWhole ? [IS_AMONG_RUN_OUT] : []
  const met = [...found, ...conditionsIn(OFFER_FILTERS, others), ...searched]
  return sql`select listed.product_id, offers.* ${listedProducts(asked)}
    cross join lateral (select * ${LISTED_OFFERS}) offers where ${every([...ofProducts(others, asked), ...met])}`
}

/** A product counts once for each value that one of its declinations has, all other conditions met by the same one. */
function offerRows(facet: FacetName, { name, others, asked }: OfferGroup & { asked: ProductQuery }) {
  const held = HELD[facet]
  if (!('ofOffer' in held)) return []
  const oneByOne = sql`select ${sql.lit(facet)} as facet, value::text as value, count(*) as count from (
      select distinct offers.product_id, ${held.ofOffer} as value from ${sql.ref(name)} offers
    ) each_once where value is not null group by value`
  if (!isLessRunOut(facet, asked)) return [oneByOne]
  const takenAway = sql`select ${sql.lit(facet)} as facet, value::text as value, sum(count) as count from (
      select ${columnOf(facet)} as held, -count(*) as count ${listedProducts(asked)}
      where ${every([...ofProducts(others, asked), IS_AMONG_RUN_OUT])} group by ${columnOf(facet)}
    ) grouped cross join unnest(held) value group by value`
  return [oneByOne, takenAway]
}

/** Few products have run out of something: where it is known how many have anything to sell, only those are looked at. */
function stockRows(asked: ProductQuery, group: NamedGroup | undefined): RawBuilder<unknown> {
  const conditions = productConditions({ ...asked, filters: filtersBut('inStock', asked) })
  const offered = offeredProducts(asked, group)
  const counted = offered
    ? sql`select (${offered}) - count(*) filter (where ${HAS_NONE}) as has_some, count(*) as has_run_out
        ${listedProducts(asked)} where ${every([IS_AMONG_RUN_OUT, ...conditions])}`
    : sql`select count(*) filter (where ${HAS_SOME}) as has_some, count(*) filter (where ${HAS_RUN_OUT}) as has_run_out
        ${listedProducts(asked)} where ${every(conditions)}`
  return sql`select 'inStock' as facet, value, products as count from (${counted}) counted
    cross join lateral (values ('true', has_some), ('false', has_run_out)) told (value, products)`
}

/** As HAS_RUN_OUT, said so that each is found by the index: as a list to compare with, all products would be read. */
const IS_AMONG_RUN_OUT = sql<SqlBool>`listed.product_id = any (array(select product_id from run_out))`

/** How many products have something to sell; null where nothing tells it yet. */
function offeredProducts(asked: ProductQuery, group: NamedGroup | undefined): RawBuilder<unknown> | null {
  if (isAlone('inStock', asked)) {
    return sql`select products from facet_counts where locale = ${asked.locale}::text and facet = 'offered'`
  }
  if (!group) return null
  return sql`select coalesce(sum(count), 0) from ${sql.ref(group.name)}
    where others = ${othersThan(group.facets.length, group)} and is_offered`
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
