import { sql } from 'kysely'
import { fromDay, untilDay } from './days.ts'
import type { Store } from './store.ts'

const COUNTS = ['lines', 'done', 'added', 'changed', 'same', 'refused', 'warned'] as const

export const importStore: Store = {
  table: 'imports',
  isUncounted: true,
  columns: {},
  listed: () => ({
    filename: sql`t.filename`,
    kind: sql`t.kind`,
    source: sql`t.source`,
    state: sql`t.state`,
    ...Object.fromEntries(COUNTS.map((name) => [name, sql.ref(`t.${name}`)])),
    createdAt: sql`t.created_at`,
    who: sql`(select trim(users.firstname || ' ' || users.lastname) from users
      where users.site_id = t.site_id and users.id = t.started_by)`,
  }),
}

const customer = sql`trim(t.firstname || ' ' || t.lastname)`
const orderedAt = sql`t.ordered_at`

export const pastOrderStore: Store = {
  table: 'past_orders',
  isUncounted: true,
  columns: {},
  listed: () => ({
    reference: sql`t.reference`,
    orderedAt,
    customer,
    email: sql`t.email`,
    idUser: sql`t.user_id`,
    status: sql`t.status`,
    total: sql`(t.total_cents / 100.0)::float8`,
    currency: sql`t.currency`,
    articles: sql`(select coalesce(sum(quantity), 0)::integer from past_order_lines
      where past_order_lines.site_id = t.site_id and past_order_id = t.id)`,
  }),
  conditions: { from: fromDay(orderedAt), until: untilDay(orderedAt) },
  searched: () => [sql`(t.reference || ' ' || t.firstname || ' ' || t.lastname || ' ' || t.email)`],
}
