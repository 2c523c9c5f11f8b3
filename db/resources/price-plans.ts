import { sql } from 'kysely'
import type { Store } from './store.ts'
import { toldMoment } from './told-moment.ts'

const TOLD = {
  kind: sql`t.kind`,
  state: sql`t.state`,
  startsAt: toldMoment('starts_at'),
  endsAt: toldMoment('ends_at'),
  discountType: sql`t.discount_type`,
  discountAmount: sql`(t.discount_amount / 100.0)::float8`,
  note: sql`t.note`,
  createdAt: toldMoment('created_at'),
}

const LINES = sql`(select coalesce(jsonb_agg(jsonb_build_object('declinationId', declination_id,
    'reference', declinations.reference, 'oldPrice', round(old_cents / 100.0, 2),
    'newPrice', round(lines.price_cents / 100.0, 2)) order by declination_id), '[]')
  from price_plan_lines as lines
  join declinations on declinations.site_id = lines.site_id and declinations.id = lines.declination_id
  where lines.site_id = t.site_id and lines.plan_id = t.id)`

export const pricePlanStore: Store = {
  table: 'price_plans',
  isUncounted: true,
  columns: {},
  facts: { ...TOLD, lines: LINES },
  listed: () => ({
    ...TOLD,
    lines: sql`(select count(*)::integer from price_plan_lines as lines
      where lines.site_id = t.site_id and lines.plan_id = t.id)`,
  }),
  searched: () => [sql`t.note`],
}
