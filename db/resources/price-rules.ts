import { sql } from 'kysely'
import type { Store } from './store.ts'

/** How many things of a table have this one in a column. */
const usesIn = (table: 'products' | 'declinations', column: string) =>
  sql`(select count(*)::integer from ${sql.table(table)} as used where ${sql.ref(`used.${column}`)} = t.id)`

export const discountStore: Store = {
  table: 'discounts',
  columns: { type: 'type', amount: { column: 'amount', as: 'hundredths' }, detailType: 'detail_type' },
  listed: () => ({
    type: sql`t.type`,
    amount: sql`(t.amount / 100.0)::float8`,
    detailType: sql`t.detail_type`,
    products: usesIn('products', 'discount_id'),
    declinations: usesIn('declinations', 'discount_id'),
  }),
  faults: { discounts_check: 'amount', discounts_amount_check: 'amount' },
}

export const tierSetStore: Store = {
  table: 'decreasing_sets',
  columns: { isMixable: 'is_mixable' },
  parts: {
    tiers: {
      table: 'decreasing_discounts',
      key: 'set_id',
      sorted: ['min_quantity'],
      columns: { minQuantity: 'min_quantity', type: 'type', amount: { column: 'amount', as: 'hundredths' } },
    },
  },
  listed: () => ({
    isMixable: sql`t.is_mixable`,
    tiers: sql`(select count(*)::integer from decreasing_discounts where set_id = t.id)`,
    fromQuantity: sql`(select min(min_quantity) from decreasing_discounts where set_id = t.id)`,
    products: usesIn('products', 'decreasing_set_id'),
  }),
  faults: {
    decreasing_discounts_site_id_set_id_min_quantity_key: 'tiers',
    decreasing_discounts_check: 'tiers',
    decreasing_discounts_amount_check: 'tiers',
  },
}
