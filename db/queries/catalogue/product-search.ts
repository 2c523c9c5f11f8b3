import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'
import type { SearchMeaning, SearchQuery } from '#rules/catalogue/search-query.ts'
import { anew, type Condition, every, some } from './product-conditions.ts'

/** How near an answer has to be: what finds nothing is asked again more loosely. */
const STEPS = ['as-asked', 'any-format', 'any-year', 'any-word'] as const
type Step = (typeof STEPS)[number]

/** What a search has found, whatever the other filters say. */
export interface FoundBySearch {
  query: SearchQuery
  step: Step
  /** The best answer first. */
  ids: readonly number[]
}

/** From this likeness on, a stem of the estate is what a mistyped word was meant to be. */
const LIKENESS = 0.38
/** Among those, only the nearest ones are. */
const NEAREST = 0.12
const SHORTEST_MISTYPED = 4
const SHORTEST_STEM_OF_BEGINNING = 5

/**
 * Looks for the words of the estate behind those typed, then for the products that answer, as loosely as it takes to
 * find any. The texts are read once; all that follows asks for products by their ids.
 */
export async function searchProducts(
  db: SiteDb,
  { locale, query }: { locale: string; query: SearchQuery },
): Promise<FoundBySearch> {
  const steps = STEPS.filter((step) => isWorthTrying(step, query))
  const tries = steps.map((step, at) => {
    const before = steps.slice(0, at).map((one) => sql<SqlBool>`not exists (select from ${sql.ref(one)})`)
    return sql`${sql.ref(step)} as materialized (${step === 'any-word' ? toldAnyWord({ query, locale, before }) : offered({ query, step, before })})`
  })
  const found = steps.map((step) => sql`select ${step}::text as step, id, rank from ${sql.ref(step)}`)
  const { rows } = await sql<{ step: Step; id: number }>`${anew}
    with ${resolvedWords(query, locale)}, told as materialized (${toldAllWords(query, locale)}), ${sql.join(tries)}
    ${sql.join(found, sql` union all `)} order by rank desc, id`.execute(db)
  return { query, step: rows[0]?.step ?? 'as-asked', ids: rows.map(({ id }) => id) }
}

/** Products whose texts answer; few, before anyone looks at declinations. */
function toldAllWords(query: SearchQuery, locale: string): RawBuilder<unknown> {
  const { words, colours, kinds, years, formats } = query
  // Stop words alone make no query, and ask for nothing.
  const told = sql<SqlBool>`coalesce(product_search.document @@ resolved.all_words, true)`
  const conditions = [...(words.length > 0 ? [told] : []), ...groupConditions({ colours, kinds }, locale)]
  return sql`select products.site_id, products.id, ${relevance(query)} as rank,
      ${isTold(years, locale)} as tells_year, ${isTold(formats, locale)} as tells_format
    ${fromTexts(locale)} where products.is_valid and ${every(conditions)}`
}

interface ToldAnyWordOptions {
  query: SearchQuery
  locale: string
  before: readonly Condition[]
}

function toldAnyWord({ query, locale, before }: ToldAnyWordOptions): RawBuilder<unknown> {
  const told = query.words.length > 0 ? [sql<SqlBool>`product_search.document @@ resolved.any_word`] : []
  return sql`select products.id, ${relevance(query)} as rank ${fromTexts(locale)}
    where products.is_valid and ${every([...before, some([...told, ...groupConditions(query, locale)])])}`
}

function fromTexts(locale: string): RawBuilder<unknown> {
  return sql`from resolved, products
    join product_search on product_search.site_id = products.site_id and product_search.product_id = products.id
      and product_search.locale = ${locale}::text`
}

interface OfferedOptions {
  query: SearchQuery
  step: Step
  before: readonly Condition[]
}

/** Those of them that have the year and the format asked for, both in one declination. */
function offered({ query, step, before }: OfferedOptions): RawBuilder<unknown> {
  const { years, formats } = meantBy(query, step)
  const conditions = [
    ...meantOr({ column: sql`offers.year`, type: 'int', meant: years, told: sql<SqlBool>`products.tells_year` }),
    ...meantOr({
      column: sql`offers.millilitres`,
      type: 'int',
      meant: formats,
      told: sql<SqlBool>`products.tells_format`,
    }),
  ]
  // Words leave few products: those are looked at one by one, instead of every declination there is.
  const oneByOne = query.words.length > 0 ? sql`offset 0` : sql``
  const offer = conditions.length === 0 ? [] : [hasOffer(conditions, oneByOne)]
  return sql`select products.id, products.rank from told products where ${every([...before, ...offer])}`
}

/** The stems that each typed word may stand for, as queries for all of them and for any of them. */
function resolvedWords(query: SearchQuery, locale: string): RawBuilder<unknown> {
  const open = query.words.map((_, at) => query.isLastOpen && at === query.words.length - 1)
  return sql`asked as (
      select at, word, is_open, (tsvector_to_array(to_tsvector(platform.search_language(${locale}::text), word)))[1] as stem
      from unnest(${query.words}::text[], ${open}::boolean[]) with ordinality _ (word, is_open, at)
    ),
    exact as materialized (
      select asked.at, search_words.stem from asked
      join search_words on search_words.locale = ${locale}::text
        and (search_words.stem = asked.stem or (asked.is_open and starts_with(search_words.stem, asked.word)))
      where asked.stem is not null
    ),
    near as (
      select at, stem, likeness, max(likeness) over (partition by at) as best from (
        select asked.at, search_words.stem, case
          when asked.is_open and length(search_words.stem) >= ${SHORTEST_STEM_OF_BEGINNING}
            and starts_with(asked.word, search_words.stem) then 1
          when length(search_words.stem) = length(asked.stem) and left(search_words.stem, 1) = left(asked.stem, 1)
            and platform.letters(search_words.stem) = platform.letters(asked.stem) then 1
          else platform.likeness(search_words.stem, asked.stem) end as likeness
        from asked
        join search_words on search_words.locale = ${locale}::text
        where asked.stem is not null and length(asked.word) >= ${SHORTEST_MISTYPED}
          and asked.at not in (select exact.at from exact)
      ) compared
      where likeness >= ${LIKENESS}
    ),
    node as (
      select at, '(' || string_agg(distinct quote_literal(stem), '|') || ')' as text from (
        select at, stem from exact
        union all select at, stem from near where likeness >= best - ${NEAREST}
        union all select at, stem from asked where stem is not null
      ) variants group by at
    ),
    resolved as materialized (
      select string_agg(text, '&' order by at)::tsquery as all_words, string_agg(text, '|' order by at)::tsquery as any_word
      from node
    )`
}

/** A step that asks for nothing would find everything; one that drops nothing finds what the one before did. */
function isWorthTrying(step: Step, { words, years, formats, colours, kinds }: SearchQuery): boolean {
  const ofProduct = words.length + colours.length + kinds.length
  if (step === 'as-asked') return true
  if (step === 'any-format') return formats.length > 0 && ofProduct + years.length > 0
  if (step === 'any-year') return years.length > 0 && ofProduct > 0
  return ofProduct > 1 || (ofProduct > 0 && years.length + formats.length > 0)
}

/** What a search asks of a declination; filters on declinations ask it of the same one. */
export function offerConditions({ query, step }: FoundBySearch, locale: string): Condition[] {
  const { years, formats } = meantBy(query, step)
  return [
    ...meantOr({ column: sql`offers.year`, type: 'int', meant: years, told: isTold(years, locale) }),
    ...meantOr({ column: sql`offers.millilitres`, type: 'int', meant: formats, told: isTold(formats, locale) }),
  ]
}

export function hasOffer(conditions: readonly Condition[], limit: RawBuilder<unknown> = sql``): Condition {
  return sql<SqlBool>`exists (
    select from offers
    where offers.site_id = products.site_id and offers.product_id = products.id and ${every(conditions)} ${limit}
  )`
}

/** What each step still asks of a declination. */
function meantBy({ years, formats }: SearchQuery, step: Step): Pick<SearchQuery, 'years' | 'formats'> {
  return {
    years: step === 'as-asked' || step === 'any-format' ? years : [],
    formats: step === 'as-asked' ? formats : [],
  }
}

function groupConditions({ colours, kinds }: Pick<SearchQuery, 'colours' | 'kinds'>, locale: string): Condition[] {
  return [
    ...meantOr({ column: sql`products.colour`, type: 'text', meant: colours, told: isTold(colours, locale) }),
    ...meantOr({ column: sql`products.kind`, type: 'text', meant: kinds, told: isTold(kinds, locale) }),
  ]
}

type AnyMeant = readonly SearchMeaning<string | number>[]

interface MeantOrOptions {
  column: RawBuilder<unknown>
  type: 'int' | 'text'
  meant: AnyMeant
  told: Condition
}

/** What the words mean, or the words themselves: a cuvée may be called Magnum. */
function meantOr({ column, type, meant, told }: MeantOrOptions): Condition[] {
  if (meant.length === 0) return []
  const values = meant.flatMap((one) => one.values)
  return [sql<SqlBool>`(${column} = any (${values}::${sql.raw(type)}[]) or ${told})`]
}

function isTold(meant: AnyMeant, locale: string): Condition {
  if (meant.length === 0) return sql<SqlBool>`false`
  // The queries are made once, not for every document.
  return sql<SqlBool>`product_search.document @@ any (array(
    select plainto_tsquery(platform.search_language(${locale}::text), said)
    from unnest(${meant.map((one) => one.said)}::text[]) said))`
}

/** How well a product answers: where its words are, and how near its name is to what was typed. */
function relevance({ words, kinds, colours, formats }: SearchQuery): RawBuilder<number> {
  const typed = [...words, ...[kinds, colours, formats].flat().map(({ said }) => said)].join(' ')
  return sql<number>`coalesce(ts_rank(product_search.document, resolved.any_word), 0)
    + platform.likeness(product_search.plain_name, ${typed}::text)`
}
