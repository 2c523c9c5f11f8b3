import { type RawBuilder, sql } from 'kysely'
import type { Filter } from '#contract/basics/list-query.ts'

type Condition = (filter: Filter) => RawBuilder<unknown>

/** At or after the beginning of a day in Paris. */
export function fromDay(column: RawBuilder<unknown>): Condition {
  return onDay((day) => sql`${column} >= (${day}::date)::timestamp at time zone 'Europe/Paris'`)
}

/** Before the end of a day in Paris. */
export function untilDay(column: RawBuilder<unknown>): Condition {
  return onDay((day) => sql`${column} < (${day}::date + 1)::timestamp at time zone 'Europe/Paris'`)
}

function onDay(condition: (day: string) => RawBuilder<unknown>): Condition {
  return ({ values: [day] }) => (day === undefined ? sql.lit(false) : condition(String(day)))
}
