import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { createTestDatabase } from '#tests/support/test-database.ts'

test('what is planned once keeps one plan for all values, and leaves the others theirs', async () => {
  const { pool } = await createTestDatabase()
  // Names are given out once per process, and other tests may have used them up.
  vi.resetModules()
  const { inSite, PLANNED_ONCE } = await import('./site-db.ts')
  const told = await inSite({ pool, siteId: 1 }, async (db) => {
    for (const id of [1, 2, 3])
      await sql`${sql.raw(PLANNED_ONCE)} select kind from products where id = ${id}`.execute(db)
    const kept = await sql<{ generic: string; custom: string }>`
      select generic_plans::text as generic, custom_plans::text as custom from pg_prepared_statements
      where starts_with(statement, ${PLANNED_ONCE})`.execute(db)
    const mode = await sql`select current_setting('plan_cache_mode') as mode`.execute(db)
    return { plans: kept.rows, mode: mode.rows }
  })
  expect(told).toEqual({ plans: [{ generic: '3', custom: '0' }], mode: [{ mode: 'auto' }] })
})

test('a statement that is planned once and fails tells why', async () => {
  const { pool } = await createTestDatabase()
  vi.resetModules()
  const { inSite, PLANNED_ONCE } = await import('./site-db.ts')
  const failed = inSite({ pool, siteId: 1 }, (db) => sql`${sql.raw(PLANNED_ONCE)} select 1 / ${0}::int`.execute(db))
  await expect(failed).rejects.toThrow('division by zero')
})
