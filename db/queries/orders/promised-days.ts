import { sql } from 'kysely'

/** The driver makes moments of days, in the machine's own time: they are asked for as they are written. */
export const PROMISED_DAYS = [
  sql<string | null>`to_char(orders.arrives_from, 'YYYY-MM-DD')`.as('arrives_from'),
  sql<string | null>`to_char(orders.arrives_until, 'YYYY-MM-DD')`.as('arrives_until'),
] as const
