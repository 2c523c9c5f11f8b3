import { type RawBuilder, sql } from 'kysely'
import type { Filter } from '#contract/basics/list-query.ts'
import { type FacetName, PRICE_BANDS } from '#contract/catalogue/closed-sets.ts'
import { type Condition, every, OFFER_FILTERS, PRODUCT_FILTERS, wholeValues } from './product-conditions.ts'
import { listedProducts, type ProductQuery } from './product-query.ts'
import { type FoundBySearch, offerConditions } from './product-search.ts'

/** One bit for each product of the estate (`facet_bits`, decisions/077). */
type Bits = RawBuilder<unknown>

/** What filters leave, in bits. */
interface AskedBits {
  /** What makes them, to stand in a `with` behind the shop and, where stock is asked for, what has run out. */
  parts: RawBuilder<unknown>[]
  /** From the one row of `narrowed`: the products that meet what is asked of them, but for one field. */
  products(but?: string): Bits
  /** The same, of which a declination meets all that is asked of one. */
  productsHeld(but?: string): Bits
  /** From a row of `slots`: the products whose declination in this slot meets what is asked of one, but for one field. */
  offers(but?: string): Bits
}

interface AskedFilter {
  field: string
  column: Bits
  bits: Bits
  /** What has to be read before. */
  part?: RawBuilder<unknown>
}

/** Which products filters leave, for counting them all or by these facets. */
export function askedBits(asked: ProductQuery, facets: readonly FacetName[]): AskedBits {
  const ofProducts = askedOfProducts(asked)
  const ofOffers = askedOfOffers(asked)
  const tellsStock = [...facets, ...ofOffers.map(({ field }) => field)].includes('inStock')
  const hasSlots = facets.length > 0 || ofOffers.length > 0
  const but = (filters: readonly AskedFilter[], field: string | undefined) =>
    filters.filter((one) => one.field !== field).map(({ column }) => column)
  const products = (field?: string) => both([sql`narrowed.told`, ...but(ofProducts, field)])
  const offers = (field?: string) => both([sql`slots.offered`, ...but(ofOffers, field)])
  return {
    parts: [
      toldPart(asked),
      ...(tellsStock ? [soldOutPart(asked)] : []),
      ...ofOffers.flatMap(({ part }) => part ?? []),
      ...(hasSlots ? [slotsPart(ofOffers, tellsStock ? SOLD_OUT : NOT_TOLD)] : []),
      narrowedPart(ofProducts, ofOffers.length > 0 ? [sql`(select bit_or(${offers()}) from slots) as held`] : []),
    ],
    products,
    productsHeld: (field) => both([products(field), ...(ofOffers.length > 0 ? [sql`narrowed.held`] : [])]),
    offers,
  }
}

const both = (bits: readonly Bits[]): Bits => sql.join(bits, sql` & `)

function toldPart({ locale }: ProductQuery): RawBuilder<unknown> {
  return sql`told as materialized (
    select bits, bits & ~bits as none, length(bits) / 64 as chunks from facet_bits
    where facet = 'told' and value = ${locale}::text and slot = 0)`
}

/** Few have run out: they are looked up one by one. */
function soldOutPart({ locale }: ProductQuery): RawBuilder<unknown> {
  return sql`sold_out as materialized (
    select slot, bits_at(array_agg(place), (select chunks from told)) as bits from (
      select place, array_position(listed.offer_ids, run_out.id) as slot from run_out
      cross join lateral (
        select site_id, offer_ids from listed_products
        where locale = ${locale}::text and product_id = run_out.product_id offset 0
      ) listed
      cross join lateral (
        select place from product_places
        where product_places.site_id = listed.site_id and product_id = run_out.product_id offset 0
      ) places
    ) found where slot is not null group by slot)`
}

interface SlotStock {
  column: Bits
  join: RawBuilder<unknown>
}
const SOLD_OUT: SlotStock = {
  column: sql`, coalesce(sold_out.bits, told.none) as sold_out`,
  join: sql`left join sold_out on sold_out.slot = offered.slot`,
}
const NOT_TOLD: SlotStock = { column: sql``, join: sql`` }

function slotsPart(filters: readonly AskedFilter[], { column, join }: SlotStock): RawBuilder<unknown> {
  const columns = filters.map((one) => sql`, ${one.bits} as ${one.column}`)
  return sql`slots as materialized (
    select offered.slot, offered.bits as offered ${column} ${sql.join(columns, sql` `)}
    from told join facet_bits offered on offered.facet = 'offered' and offered.value = '' ${join})`
}

function narrowedPart(filters: readonly AskedFilter[], held: readonly Bits[]): RawBuilder<unknown> {
  const columns = [sql`told.bits as told`, ...filters.map(({ bits, column }) => sql`${bits} as ${column}`), ...held]
  return sql`narrowed as materialized (select ${sql.join(columns)} from told)`
}

function askedOfProducts(asked: ProductQuery): AskedFilter[] {
  const filters = asked.filters.filter(({ field }) => Object.hasOwn(PRODUCT_FILTERS, field))
  const told = filters.map((filter) => ({ field: filter.field, bits: productBits(filter, asked) }))
  const found = asked.search ? [{ field: 'search', bits: bitsOfIds(asked.search.ids) }] : []
  return [...told, ...found].map((one, at) => ({ ...one, column: sql.ref(`of_product${at}`) }))
}

/** Sets by their values, which bits tell; ids by their places; anything else by looking at all products. */
function productBits(filter: Filter, asked: ProductQuery): Bits {
  const values = toldValues(filter)
  if (values) return negatedIf(filter, heldBits(values, sql`0`))
  if (filter.field === 'id') return negatedIf(filter, bitsOfIds(wholeValues(filter.values)))
  const condition = PRODUCT_FILTERS[filter.field as keyof typeof PRODUCT_FILTERS](filter)
  return sql`bits_at(array(select product_places.place ${placedProducts({ ...asked, search: null })} where ${condition}), told.chunks)`
}

function bitsOfIds(ids: FoundBySearch['ids']): Bits {
  return sql`bits_at(array(select place from product_places where product_id = any (${ids}::int[])), told.chunks)`
}

function placedProducts(asked: ProductQuery): RawBuilder<unknown> {
  return sql`${listedProducts(asked)} join product_places on product_places.site_id = listed.site_id
    and product_places.product_id = listed.product_id`
}

function negatedIf({ operator }: Filter, bits: Bits): Bits {
  return operator === 'different' ? sql`(~(${bits}))` : bits
}

interface ToldValues {
  facet: string
  values: readonly string[]
}

function heldBits({ facet, values }: ToldValues, slot: RawBuilder<unknown>): Bits {
  return sql`coalesce((select bit_or(held.bits) from facet_bits held where held.facet = ${sql.lit(facet)}
    and held.value = any (${values}::text[]) and held.slot = ${slot}), told.none)`
}

/** What a filter's values are called among the bits. */
const BITS_OF_FILTER: Readonly<Record<string, { facet: string; name: (values: Filter['values']) => string[] | null }>> =
  {
    ...Object.fromEntries(
      ['colour', 'appellation', 'dish', 'grape', 'award', 'kind'].map((facet) => [facet, { facet, name: asText }]),
    ),
    tags: { facet: 'tag', name: asText },
    vintage: { facet: 'vintage', name: asWhole },
    format: { facet: 'format', name: asWhole },
    priceBand: { facet: 'price', name: asBand },
  }

function asText(values: Filter['values']): string[] {
  return values.map(String)
}

function asWhole(values: Filter['values']): string[] {
  return wholeValues(values).map(String)
}

/** Null where one of them is none of ours. */
function asBand(values: Filter['values']): string[] | null {
  const places = values.map((band) => (PRICE_BANDS as readonly unknown[]).indexOf(band))
  return places.includes(-1) ? null : places.map(String)
}

/** Null where bits do not tell it. */
function toldValues({ field, operator, values }: Filter): ToldValues | null {
  const known = BITS_OF_FILTER[field]
  if (!known || (operator !== 'equal' && operator !== 'different')) return null
  const named = known.name(values)
  return named && { facet: known.facet, values: named }
}

function askedOfOffers(asked: ProductQuery): AskedFilter[] {
  const filters = asked.filters.filter(({ field }) => Object.hasOwn(OFFER_FILTERS, field))
  const searched = asked.search ? offerConditions(asked.search, asked.locale) : []
  const told = filters.map((filter, at) => ({
    ...{ field: filter.field, column: sql.ref(`of_offer${at}`) },
    ...offerBits(filter, { asked: { ...asked, search: null }, name: `looked_at${at}` }),
  }))
  if (searched.length === 0) return told
  const ofSearch = { field: 'search', column: sql.ref('of_search') }
  return [...told, { ...ofSearch, ...lookedAt(every(searched), { asked, name: 'searched' }) }]
}

interface LookOptions {
  asked: ProductQuery
  name: string
}

function offerBits(filter: Filter, look: LookOptions): Pick<AskedFilter, 'bits' | 'part'> {
  if (filter.field === 'inStock') return { bits: stockBits(filter) }
  const values = toldValues(filter)
  if (!values) return lookedAt(OFFER_FILTERS[filter.field as keyof typeof OFFER_FILTERS](filter), look)
  const held = heldBits(values, sql`offered.slot`)
  return { bits: filter.operator === 'different' ? sql`(offered.bits & ~${held})` : held }
}

/** Whoever asks for both has asked for nothing. */
function stockBits({ values }: Filter): Bits {
  const gone = sql`coalesce(sold_out.bits, told.none)`
  if (values.includes(true)) return values.includes(false) ? sql`offered.bits` : sql`(offered.bits & ~${gone})`
  return gone
}

/** What bits do not tell of declinations is asked of each. */
function lookedAt(condition: Condition, { asked, name }: LookOptions): Required<Pick<AskedFilter, 'bits' | 'part'>> {
  const named = sql.ref(name)
  return {
    part: sql`${named} as materialized (
      select slot, bits_at(array_agg(place), (select chunks from told)) as bits from (
        select product_places.place, offers.slot ${placedProducts(asked)} cross join lateral (${SLOTTED_OFFERS}) offers
        where ${condition}
      ) found group by slot)`,
    bits: sql`coalesce((select bits from ${named} where ${named}.slot = offered.slot), told.none)`,
  }
}

/** As LISTED_OFFERS, with the place of each. */
const SLOTTED_OFFERS = sql.raw(`select unnest(listed.offer_ids) as id, unnest(listed.offer_years) as year,
  unnest(listed.offer_formats) as millilitres, unnest(listed.offer_cents) as final_cents,
  generate_subscripts(listed.offer_ids, 1) as slot`)
