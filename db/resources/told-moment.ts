import { type RawBuilder, sql } from 'kysely'

/** A moment of the row as JSON writes it, so that it can be compared and ordered as text. */
export function toldMoment(column: string): RawBuilder<string | null> {
  return sql`to_char(${sql.ref(`t.${column}`)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
