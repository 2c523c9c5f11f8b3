import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { expectManyRows } from './expect-many-rows.ts'

/** As statements are planned that are planned once. */
async function planOf(admin: Pool, statement: string): Promise<string> {
  const client = await admin.connect()
  await client.query('set enable_seqscan = off')
  const { rows } = await client.query(`explain (generic_plan, costs off) ${statement}`)
  client.release(true)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

const ORDER_OF_A_PAYMENT = `
  select orders.total_cents from estate.payments
  join estate.orders on orders.site_id = payments.site_id and orders.id = payments.order_id
  where payments.site_id = $1 and payments.reference = $2`

test('a plan made while a table is empty looks for the order, not for all of the site', async () => {
  const { owner, admin } = await createTestDatabase()
  await admin.query('analyze estate.orders, estate.payments')
  const bySiteAlone = /orders_pkey on orders\s+Index Cond: \(site_id = \$1\)$/m
  expect(await planOf(admin, ORDER_OF_A_PAYMENT)).toMatch(bySiteAlone)
  await expectManyRows(owner)
  const plan = await planOf(admin, ORDER_OF_A_PAYMENT)
  expect(plan).toContain('Index Cond: ((site_id = $1) AND (reference = $2))')
  expect(plan).toContain('Index Cond: ((site_id = $1) AND (id = payments.order_id))')
})

test('what was counted is left as it is, and what is counted later counts', async () => {
  const { owner, admin } = await createTestDatabase()
  const known = async () => {
    const { rows } = await admin.query(
      `select reltuples, n_distinct from pg_class, pg_stats
       where oid = 'estate.products'::regclass and schemaname = 'estate' and tablename = relname and attname = 'site_id'`,
    )
    return rows[0]
  }
  await expectManyRows(owner)
  expect(await known()).toEqual({ reltuples: -1, n_distinct: 1 })
  await admin.query('analyze estate.products')
  const counted = await known()
  expect(counted.reltuples).toBeGreaterThan(0)
  expect(counted.n_distinct).toBe(3)
  await expectManyRows(owner)
  expect(await known()).toEqual(counted)
})
