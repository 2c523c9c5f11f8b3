import { type RawBuilder, sql } from 'kysely'

/** A moment of the row as JSON writes it, so that it can be compared and ordered as text. */
export function toldMoment(column: string): RawBuilder<string | null> {
  return momentText(sql.ref(`t.${column}`))
}

/** The same of what an expression gives. */
export function momentText(value: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`to_char((${value}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
