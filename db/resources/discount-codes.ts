import { sql } from 'kysely'
import type { Store } from './store.ts'

const paid = sql`from orders where orders.discount_code_id = t.id and orders.paid_at is not null`
const turnover = sql`(select coalesce(sum(total_cents - refunded_cents) / 100.0, 0)::float8 ${paid})`

export const discountCodeStore: Store = {
  table: 'discount_codes',
  columns: {
    code: 'code',
    type: 'type',
    amount: { column: 'amount', as: 'hundredths' },
    detailType: 'detail_type',
    least: { column: 'least_cents', as: 'hundredths' },
    maxUses: 'max_uses',
    maxUsesPerCustomer: 'max_uses_per_customer',
    startsAt: 'starts_at',
    endsAt: 'ends_at',
    isValid: 'is_valid',
  },
  listed: () => ({
    code: sql`t.code`,
    type: sql`t.type`,
    amount: sql`(t.amount / 100.0)::float8`,
    detailType: sql`t.detail_type`,
    isValid: sql`t.is_valid`,
    startsAt: sql`t.starts_at`,
    endsAt: sql`t.ends_at`,
    uses: sql`t.uses`,
    maxUses: sql`t.max_uses`,
    turnover,
  }),
  searched: () => [sql`t.code`],
  facts: {
    uses: sql`t.uses`,
    orders: sql`(select count(*)::integer ${paid})`,
    given: sql`(select coalesce(sum(discount_cents) / 100.0, 0)::float8 ${paid})`,
    turnover,
    lastUsedAt: sql`(select max(orders.paid_at) ${paid})`,
  },
  faults: {
    discount_codes_site_id_code_key: 'code',
    discount_codes_code_check: 'code',
    // It was used more often than it would be allowed to.
    discount_codes_check: 'maxUses',
    discount_codes_check1: 'maxUses',
  },
}
