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
const SHORTEST_SOUND = 4

/** Where a word is told, by the weights of documents. That a rosé smells of red fruit makes it no red. */
const IN_NAMES = 'AB'
const IN_SHORT = 'ABC'
const ANYWHERE = 'ABCD'

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
  const found = steps.map((step) => sql`select ${step}::text as step, id, position, rank from ${sql.ref(step)}`)
  const { rows } = await sql<{ step: Step; id: number }>`${anew}
    with ${resolvedWords(query, locale)}, told as materialized (${toldAllWords(query, locale)}), ${sql.join(tries)}
    ${sql.join(found, sql` union all `)} order by rank desc, position, id`.execute(db)
  return { query, step: rows[0]?.step ?? 'as-asked', ids: rows.map(({ id }) => id) }
}

/** Products whose texts answer; few, before anyone looks at declinations. */
function toldAllWords(query: SearchQuery, locale: string): RawBuilder<unknown> {
  const { words, years, formats } = query
  // Stop words alone make no query, and ask for nothing.
  const told = sql<SqlBool>`coalesce(product_search.document @@ resolved.all_words, true)`
  const conditions = [...(words.length > 0 ? [told] : []), ...groupConditions(query, locale)]
  return sql`select products.site_id, products.id, products.position, ${relevance(query, locale)} as rank,
      ${isTold(years, { locale, in: IN_SHORT })} as tells_year, ${isTold(formats, { locale, in: IN_SHORT })} as tells_format
    ${fromTexts(locale)} where products.is_valid and ${every(conditions)}`
}

interface ToldAnyWordOptions {
  query: SearchQuery
  locale: string
  before: readonly Condition[]
}

function toldAnyWord({ query, locale, before }: ToldAnyWordOptions): RawBuilder<unknown> {
  const told = query.words.length > 0 ? [sql<SqlBool>`product_search.document @@ resolved.any_word`] : []
  return sql`select products.id, products.position, ${relevance(query, locale)} as rank ${fromTexts(locale)}
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
  return sql`select products.id, products.position, products.rank from told products where ${every([...before, ...offer])}`
}

/** The stems that each typed word may stand for, as queries for all of them, for any of them and for any that is a guess. */
function resolvedWords(query: SearchQuery, locale: string): RawBuilder<unknown> {
  const own = query.words.map((word, at) => ({
    word,
    isOpen: query.isLastOpen && at === query.words.length - 1,
    isGuess: false,
  }))
  const guessed = meantOfProduct(query).filter(({ isGuess }) => isGuess)
  const asked = [...own, ...guessed.map(({ said }) => ({ word: said, isOpen: true, isGuess: true }))]
  return sql`asked as materialized (
      select *, platform.sound(stem) as sound from (
        select at, word, is_open, is_guess,
          (tsvector_to_array(to_tsvector(platform.search_language(${locale}::text), word)))[1] as stem
        from unnest(${asked.map(({ word }) => word)}::text[], ${asked.map(({ isOpen }) => isOpen)}::boolean[],
          ${asked.map(({ isGuess }) => isGuess)}::boolean[]) with ordinality _ (word, is_open, is_guess, at)
      ) typed
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
          when search_words.sound = asked.sound then 1
          when asked.is_open and length(asked.sound) >= ${SHORTEST_SOUND} and starts_with(search_words.sound, asked.sound) then 1
          else platform.likeness(search_words.stem, asked.stem) end as likeness
        from asked
        join search_words on search_words.locale = ${locale}::text
        where asked.stem is not null and length(asked.word) >= ${SHORTEST_MISTYPED}
          and asked.at not in (select exact.at from exact)
      ) compared
      where likeness >= ${LIKENESS}
    ),
    node as (
      select at, '(' || string_agg(distinct quote_literal(stem), '|') || ')' as text,
        '(' || string_agg(distinct quote_literal(stem) || ${`:${IN_NAMES}`}, '|') || ')' as in_names
      from (
        select at, stem from exact
        union all select at, stem from near where likeness >= best - ${NEAREST}
        union all select at, stem from asked where stem is not null
      ) variants group by at
    ),
    resolved as materialized (
      select string_agg(text, '&' order by at) filter (where not is_guess)::tsquery as all_words,
        string_agg(text, '|' order by at) filter (where not is_guess)::tsquery as any_word,
        string_agg(text, '|' order by at) filter (where is_guess)::tsquery as any_guess,
        string_agg(in_names, '|' order by at) filter (where is_guess)::tsquery as any_guess_in_names
      from node join asked using (at)
    )`
}

/** A step that asks for nothing would find everything; one that drops nothing finds what the one before did. */
function isWorthTrying(step: Step, query: SearchQuery): boolean {
  const { words, years, formats } = query
  const ofProduct = words.length + meantOfProduct(query).length
  if (step === 'as-asked') return true
  if (step === 'any-format') return formats.length > 0 && ofProduct + years.length > 0
  if (step === 'any-year') return years.length > 0 && ofProduct > 0
  return ofProduct > 1 || (ofProduct > 0 && years.length + formats.length > 0)
}

/** What a search asks of a declination; filters on declinations ask it of the same one. */
export function offerConditions({ query, step }: FoundBySearch, locale: string): Condition[] {
  const { years, formats } = meantBy(query, step)
  const told = (meant: AnyMeant) => isTold(meant, { locale, in: IN_SHORT })
  return [
    ...meantOr({ column: sql`offers.year`, type: 'int', meant: years, told: told(years) }),
    ...meantOr({ column: sql`offers.millilitres`, type: 'int', meant: formats, told: told(formats) }),
  ]
}

function hasOffer(conditions: readonly Condition[], limit: RawBuilder<unknown> = sql``): Condition {
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

/** What the words mean, or what tells them: a cuvée may be called after a colour. */
function groupConditions(query: SearchQuery, locale: string): Condition[] {
  const meansOr = (met: Condition, { meant, weights }: { meant: AnyMeant; weights: string }): Condition[] => {
    if (meant.length === 0) return []
    const guessed = meant.some(({ isGuess }) => isGuess)
      ? [sql<SqlBool>`product_search.document @@ resolved.any_guess`]
      : []
    return [some([met, isTold(meant, { locale, in: weights }), ...guessed])]
  }
  return [
    ...meansOr(isOfColour(query.colours), { meant: query.colours, weights: IN_NAMES }),
    ...meansOr(isOfKind(query.kinds), { meant: query.kinds, weights: IN_SHORT }),
    ...meansOr(goesWith(query.meals), { meant: query.meals, weights: ANYWHERE }),
  ]
}

type AnyMeant = readonly SearchMeaning<string | number>[]

const meantOfProduct = ({ colours, kinds, meals }: SearchQuery): AnyMeant => [...colours, ...kinds, ...meals]
const valuesOf = (meant: AnyMeant) => meant.flatMap((one) => one.values)
const isOfColour = (meant: AnyMeant) => sql<SqlBool>`(products.colour = any (${valuesOf(meant)}::text[])) is true`
const isOfKind = (meant: AnyMeant) => sql<SqlBool>`products.kind = any (${valuesOf(meant)}::text[])`
const goesWith = (meant: AnyMeant) => sql<SqlBool>`products.dishes && ${valuesOf(meant)}::text[]`

interface MeantOrOptions {
  column: RawBuilder<unknown>
  type: 'int' | 'text'
  meant: AnyMeant
  told: Condition
}

/** What the words mean, or the words themselves: a cuvée may be called Magnum. */
function meantOr({ column, type, meant, told }: MeantOrOptions): Condition[] {
  if (meant.length === 0) return []
  return [sql<SqlBool>`(${column} = any (${valuesOf(meant)}::${sql.raw(type)}[]) or ${told})`]
}

function isTold(meant: AnyMeant, { locale, in: weights }: { locale: string; in: string }): Condition {
  if (meant.length === 0) return sql<SqlBool>`false`
  return sql<SqlBool>`product_search.document @@ any (${saidQueries(meant, { locale, weights })})`
}

/** The queries are made once, not for every document. */
function saidQueries(meant: AnyMeant, { locale, weights }: { locale: string; weights: string }): RawBuilder<unknown> {
  return sql`array(
    select regexp_replace(plainto_tsquery(platform.search_language(${locale}::text), said)::text,
      '(\\w'')', ${`\\1:${weights}`}::text, 'g')::tsquery
    from unnest(${meant.map((one) => one.said)}::text[]) said)`
}

/** What is meant outweighs a word in a text; a guess is outweighed by a name that says so, and nothing by a dish that is told. */
const BY_FOOD = 0.8
const BY_MEANING = 0.6
const BY_NAMED_GUESS = 0.4
const BY_GUESS = 0.25
/** A letter in common is no likeness. */
const LEAST_LIKENESS = 0.3
/** Of two that answer alike, the one that is called so and nothing more. */
const LETTERS_PER_RANK = 400

/** How well a product answers: what it is, where its words are, and how near its name is to what was typed. */
function relevance(query: SearchQuery, locale: string): RawBuilder<number> {
  const { words, kinds, colours, formats, meals } = query
  const typed = [...words, ...[kinds, colours, formats, meals].flat().map(({ said }) => said)].join(' ')
  const likeness = sql`platform.likeness(product_search.plain_name, ${typed}::text)`
  const foods = meals.filter(({ isFood }) => isFood)
  return sql<number>`(${sql.join(
    [
      sql`coalesce(ts_rank(product_search.document, resolved.any_word) - length(product_search.plain_name) / ${LETTERS_PER_RANK}::real, 0)`,
      points({ if: sql<SqlBool>`product_search.document @@ resolved.any_guess_in_names`, by: BY_NAMED_GUESS }),
      sql`case when ${likeness} >= ${LEAST_LIKENESS}::real then ${likeness} else 0 end`,
      ...pointsFor(colours, isOfColour(colours)),
      ...pointsFor(kinds, isOfKind(kinds)),
      ...pointsFor(meals, goesWith(meals)),
      points({ if: isTold(foods, { locale, in: ANYWHERE }), by: BY_FOOD }),
    ],
    sql` + `,
  )})`
}

function pointsFor(meant: AnyMeant, isMet: Condition): RawBuilder<number>[] {
  if (meant.length === 0) return []
  return [points({ if: isMet, by: meant.some(({ isGuess }) => !isGuess) ? BY_MEANING : BY_GUESS })]
}

function points({ if: isMet, by }: { if: Condition; by: number }): RawBuilder<number> {
  return sql<number>`case when ${isMet} then ${by}::real else 0 end`
}
