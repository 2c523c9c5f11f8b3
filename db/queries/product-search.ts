import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Meant, SearchQuery } from '#rules/search-query.ts'
import type { SiteDb } from '../site-db.ts'
import { type Condition, every, some } from './product-conditions.ts'

/** How near an answer has to be: what finds nothing is asked again more loosely. */
const STEPS = ['as-asked', 'any-format', 'any-year', 'any-word'] as const
type Step = (typeof STEPS)[number]

/** A search whose words are those of the estate. */
export interface ResolvedSearch {
  query: SearchQuery
  step: Step
  /** Queries of PostgreSQL; null when there is no word to look for. */
  allWords: string | null
  anyWord: string | null
}

/** From this likeness on, a stem of the estate is what a mistyped word was meant to be. */
const LIKENESS = 0.38
/** Among those, only the nearest ones are. */
const NEAREST = 0.12
const SHORTEST_MISTYPED = 4
const SHORTEST_STEM_OF_BEGINNING = 5

/** Finds the words of the estate behind those typed, and how loosely they have to be taken to find anything. */
export async function resolveSearch(db: SiteDb, locale: string, query: SearchQuery): Promise<ResolvedSearch> {
  const open = query.words.map((_, at) => query.isLastOpen && at === query.words.length - 1)
  const words = { allWords: sql`resolved.all_words::tsquery`, anyWord: sql`resolved.any_word::tsquery` }
  const steps = STEPS.filter((step) => isWorthTrying(step, query))
  const tries = steps.map(
    (step) => sql`when exists (
      select from products
      join product_search on product_search.site_id = products.site_id and product_search.product_id = products.id
        and product_search.locale = ${locale}::text
      where products.is_valid and ${searchCondition({ query, step, locale, ...words })}
    ) then ${step}::text`,
  )
  const { rows } = await sql<{ all_words: string | null; any_word: string | null; step: Step }>`
    with asked as (
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
      select string_agg(text, '&' order by at) as all_words, string_agg(text, '|' order by at) as any_word from node
    )
    select all_words, any_word, case ${sql.join(tries, sql` `)} else 'as-asked' end as step from resolved`.execute(db)
  const [found] = rows
  return {
    query,
    step: found?.step ?? 'as-asked',
    allWords: found?.all_words ?? null,
    anyWord: found?.any_word ?? null,
  }
}

/** A step that asks for nothing would find everything; one that drops nothing finds what the one before did. */
function isWorthTrying(step: Step, { words, years, formats, colours, kinds }: SearchQuery): boolean {
  const ofProduct = words.length + colours.length + kinds.length
  if (step === 'as-asked') return true
  if (step === 'any-format') return formats.length > 0 && ofProduct + years.length > 0
  if (step === 'any-year') return years.length > 0 && ofProduct > 0
  return ofProduct > 1 || (ofProduct > 0 && years.length + formats.length > 0)
}

interface Asked {
  query: SearchQuery
  step: Step
  locale: string
  allWords: RawBuilder<unknown> | null
  anyWord: RawBuilder<unknown> | null
}

/** What a resolved search asks of a product and of one of its declinations. */
export function conditionsOfSearch(search: ResolvedSearch, locale: string) {
  const toQuery = (text: string | null) => (text === null ? null : sql`${text}::tsquery`)
  const asked = { ...search, locale, allWords: toQuery(search.allWords), anyWord: toQuery(search.anyWord) }
  return { product: productCondition(asked), offer: offerConditions(asked) }
}

function searchCondition(asked: Asked): Condition {
  const offer = offerConditions(asked)
  if (offer.length === 0) return productCondition(asked)
  return every([productCondition(asked), hasOffer(offer)])
}

export function hasOffer(conditions: readonly Condition[]): Condition {
  return sql<SqlBool>`exists (
    select from offers
    where offers.site_id = products.site_id and offers.product_id = products.id and ${every(conditions)}
  )`
}

function productCondition({ query, step, locale, allWords, anyWord }: Asked): Condition {
  const groups = [
    query.colours.length > 0 ? [meantOr(sql`products.colour`, 'text', query.colours, locale)] : [],
    query.kinds.length > 0 ? [meantOr(sql`products.kind`, 'text', query.kinds, locale)] : [],
  ].flat()
  const words = step === 'any-word' ? anyWord : allWords
  // A search of stop words alone has no query, and asks for nothing.
  const told =
    words && query.words.length > 0 ? [sql<SqlBool>`coalesce(product_search.document @@ ${words}, true)`] : []
  return step === 'any-word' ? some([...told, ...groups]) : every([...told, ...groups])
}

function offerConditions({ query, step, locale }: Asked): Condition[] {
  const years = step === 'as-asked' || step === 'any-format' ? query.years : []
  const formats = step === 'as-asked' ? query.formats : []
  return [
    years.length > 0 ? [meantOr(sql`offers.year`, 'int', years, locale)] : [],
    formats.length > 0 ? [meantOr(sql`offers.millilitres`, 'int', formats, locale)] : [],
  ].flat()
}

/** What the words mean, or the words themselves: a cuvée may be called Magnum. */
function meantOr(
  column: RawBuilder<unknown>,
  type: 'int' | 'text',
  meant: readonly Meant<string | number>[],
  locale: string,
): Condition {
  const values = meant.flatMap((one) => one.values)
  const said = meant.map((one) => one.said)
  return sql<SqlBool>`(${column} = any (${values}::${sql.raw(type)}[]) or exists (
    select from unnest(${said}::text[]) said
    where product_search.document @@ plainto_tsquery(platform.search_language(${locale}::text), said)))`
}

/** How well a product answers: where its words are, and how near its name is to what was typed. */
export function relevance({ query, anyWord }: ResolvedSearch): RawBuilder<number> {
  const parts = [query.kinds, query.colours, query.formats].flat().map(({ said }) => said)
  const typed = [...query.words, ...parts].join(' ')
  const rank = anyWord === null ? sql`0` : sql`ts_rank(product_search.document, ${anyWord}::tsquery)`
  return sql<number>`(${rank} + platform.likeness(product_search.plain_name, ${typed}::text))`
}
