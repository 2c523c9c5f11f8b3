import { type RawBuilder, type ReferenceExpression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Filter, ListQuery, Operator } from '#contract/basics/list-query.ts'
import type { Tables } from '#db/schema/tables.ts'

type Columns<Table extends keyof Tables, Field extends string> = Readonly<
  Record<Field, ReferenceExpression<Tables, Table>>
>

const COMPARISON = {
  inferior: '<',
  inferior_or_equal: '<=',
  superior: '>',
  superior_or_equal: '>=',
} as const satisfies Partial<Record<Operator, string>>

const MOST_INTEGER = 2_147_483_647

/** What given values are read as. Integers are found by an index; as numeric a number may be any, and equals none of them. */
function arrayOf(values: Filter['values']): RawBuilder<unknown> {
  const [first] = values
  if (typeof first === 'boolean') return sql.raw('boolean[]')
  if (typeof first !== 'number') return sql.raw('text[]')
  const isWhole = values.every((value) => Number.isInteger(value) && Math.abs(Number(value)) <= MOST_INTEGER)
  return sql.raw(isWhole ? 'integer[]' : 'numeric[]')
}

/** Adds the caller's filters to a query. Columns come from our own table, values are always bound. */
export function whereList<Table extends keyof Tables, Row, Field extends string>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  { list, columns }: { list: Pick<ListQuery, 'filters'>; columns: Columns<Table, Field> },
): SelectQueryBuilder<Tables, Table, Row> {
  let filtered = query
  for (const filter of list.filters) {
    const column = columns[filter.field as Field]
    filtered = filtered.where(filterSql(asSql(column), filter))
  }
  return filtered
}

/** How many rows a filtered query finds in all. */
export async function countRows<Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
): Promise<number> {
  const { total } = await query.select(sql<string>`count(*)`.as('total')).executeTakeFirstOrThrow()
  return Number(total)
}

interface PageListOptions<Table extends keyof Tables, Field extends string> {
  list: Pick<ListQuery, 'nbItem' | 'page' | 'orderBy'>
  columns: Columns<Table, Field>
  lastKey: ReferenceExpression<Tables, Table>
}

/** Adds order and page. The last key makes the order total, so that pages never overlap. */
export function pageList<Table extends keyof Tables, Row, Field extends string>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  { list: { nbItem, page, orderBy }, columns, lastKey }: PageListOptions<Table, Field>,
): SelectQueryBuilder<Tables, Table, Row> {
  const ordered = query.orderBy(columns[orderBy.field as Field], orderBy.descending ? 'desc' : 'asc').orderBy(lastKey)
  return nbItem === 'all' ? ordered : ordered.limit(nbItem).offset((page - 1) * nbItem)
}

function asSql(column: unknown): RawBuilder<unknown> {
  return typeof column === 'string' ? sql.ref(column) : (column as RawBuilder<unknown>)
}

/** What a filter asks of an expression. The expression is our own, values are always bound. */
export function filterSql(expression: RawBuilder<unknown>, { operator, values }: Filter): RawBuilder<SqlBool> {
  // Of no values nothing equals one, and everything differs from each.
  if (values.length === 0) return sql.lit(operator === 'different') as RawBuilder<SqlBool>
  const [first] = values
  const given = sql`${values.map(String)}::${arrayOf(values)}`
  if (operator === 'equal') return sql`${expression} = any (${given})`
  if (operator === 'different') return sql`${expression} <> all (${given})`
  if (operator === 'like') return sql`${expression} ilike ${`%${escapeLike(String(first))}%`}`
  // Days are text too: written as years, months and days, they follow each other as letters do.
  const bound = typeof first === 'number' ? sql`${String(first)}::numeric` : sql`${String(first)}::text`
  return sql`${expression} ${sql.raw(COMPARISON[operator])} ${bound}`
}

/** What a word is looked for in: an expression, or a condition for its pattern where many rows are told by few others. */
export type Searched = RawBuilder<unknown> | ((pattern: string) => RawBuilder<unknown>)

/** Every word of what is looked for stands in one of the expressions. */
export function searchSql(expressions: readonly Searched[], wanted: string): RawBuilder<SqlBool> {
  const words = wanted.split(' ').filter((word) => word !== '')
  const found = words.map((word) => {
    const pattern = `%${escapeLike(word)}%`
    return sql`(${sql.join(
      expressions.map((one) => (typeof one === 'function' ? one(pattern) : sql`${one} ilike ${pattern}`)),
      sql` or `,
    )})`
  })
  return found.length > 0 && expressions.length > 0 ? sql`(${sql.join(found, sql` and `)})` : sql`true`
}

/** Looks for a word in a column that holds its texts without accents and capitals; what is looked for is made so once. */
export function inPlainText(column: RawBuilder<unknown>): Searched {
  return (pattern) => sql`${column} like (select platform.plain(${pattern}))`
}

/** `%` and `_` typed by a person are characters to find, not wildcards. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`)
}
