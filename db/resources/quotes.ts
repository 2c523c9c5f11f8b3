import { sql } from 'kysely'
import { fromDay, untilDay } from './days.ts'
import type { Store } from './store.ts'

const number = sql`('D' || t.year || '-' || lpad(t.number::text, 6, '0'))`
const createdAt = sql`t.created_at`

export const quoteStore: Store = {
  table: 'quotes',
  isUncounted: true,
  columns: {},
  listed: () => ({
    number,
    createdAt,
    validUntil: sql`t.valid_until`,
    customer: sql`trim(t.firstname || ' ' || t.lastname)`,
    email: sql`t.email`,
    total: sql`(t.total_cents / 100.0)::float8`,
    state: sql`t.state`,
    source: sql`t.source`,
  }),
  conditions: { from: fromDay(createdAt), until: untilDay(createdAt) },
  searched: () => [sql`(${number} || ' ' || t.firstname || ' ' || t.lastname || ' ' || t.email)`],
}
