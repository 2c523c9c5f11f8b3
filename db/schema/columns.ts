import type { ColumnType } from 'kysely'

/** PostgreSQL gives `numeric` as text, so that nothing is lost on the way. */
export type NumericOrNull = ColumnType<string | null, number | string | null, number | string | null>

export type ReadOnly<Value> = ColumnType<Value, never, never>

/** Written as JSON text, read as what it says. */
export type Json<Value> = ColumnType<Value, string, string>
