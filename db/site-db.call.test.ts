import { Socket } from 'node:net'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { statementsOf } from '#tests/support/count-statements.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { prepared, preparedRows, type RowsOfSlots, type Slots } from './prepared.ts'
import { inSite, inSiteAtOnce, type SiteDb } from './site-db.ts'

test('what is planned once keeps one plan for all values, and leaves the others theirs', async () => {
  const { pool } = await createTestDatabase()
  // Names are given out once per process, and other tests may have used them up.
  vi.resetModules()
  const { inSite: inSiteAnew, PLANNED_ONCE } = await import('./site-db.ts')
  const told = await inSiteAnew({ pool, siteId: 1 }, async (db) => {
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

test('what travels at once is planned once as well', async () => {
  const { pool } = await createTestDatabase()
  vi.resetModules()
  const { inSiteAtOnce: askAtOnce, PLANNED_ONCE } = await import('./site-db.ts')
  for (const id of [1, 2])
    await askAtOnce({ pool, siteId: 1 }, (db) =>
      sql`${sql.raw(PLANNED_ONCE)} select kind from products where id = ${id}`.execute(db),
    )
  const { rows } = await pool.query(
    `select generic_plans::int as generic, custom_plans::int as custom, current_setting('plan_cache_mode') as mode
    from pg_prepared_statements where starts_with(statement, $1)`,
    [PLANNED_ONCE],
  )
  expect(rows).toEqual([{ generic: 2, custom: 0, mode: 'auto' }])
})

test('a statement that is planned once and fails tells why', async () => {
  const { pool } = await createTestDatabase()
  vi.resetModules()
  const { inSite: inSiteAnew, PLANNED_ONCE } = await import('./site-db.ts')
  const failed = inSiteAnew({ pool, siteId: 1 }, (db) => sql`${sql.raw(PLANNED_ONCE)} select 1 / ${0}::int`.execute(db))
  await expect(failed).rejects.toThrow('division by zero')
})

test('a statement that travels at once sees its site only, and leaves nothing of it on the connection', async () => {
  const { pool } = await createTestDatabase()
  const rows = await inSiteAtOnce({ pool, siteId: 3 }, (db) => db.selectFrom('site_settings').select('name').execute())
  expect(rows).toEqual([{ name: 'Les Coteaux d’Ysaline' }])
  const { rows: left } = await pool.query(`select coalesce(current_setting('app.site', true), '') as site`)
  expect(left).toEqual([{ site: '' }])
})

test('one that fails keeps nothing, and its connection goes on', async () => {
  const { pool, admin } = await createTestDatabase()
  const fail = () => inSiteAtOnce({ pool, siteId: 1 }, (db) => sql`select 1 / (select 0)`.execute(db))
  await expect(fail()).rejects.toThrow('division by zero')
  await inSiteAtOnce({ pool, siteId: 1 }, (db) =>
    db
      .insertInto('rate_counters')
      .values({ subject: 'tried', window_start: new Date(0), tries: 1 })
      .execute(),
  )
  const { rows } = await admin.query(`select site_id from estate.rate_counters where subject = 'tried'`)
  expect([rows, pool.totalCount]).toEqual([[{ site_id: 1 }], 1])
})

test('statements of one turn travel at once, and are kept together or not at all', async () => {
  const { pool, admin } = await createTestDatabase()
  await pool.query('select 1')
  const count = (db: SiteDb, subject: string) =>
    db
      .insertInto('rate_counters')
      .values({ subject, window_start: new Date(0), tries: 1 })
      .execute()
  const written = vi.spyOn(Socket.prototype, '_writev')
  onTestFinished(() => written.mockRestore())
  await inSiteAtOnce({ pool, siteId: 1 }, (db) => Promise.all([count(db, 'kept'), count(db, 'as well')]))
  expect(written).toHaveBeenCalledTimes(1)
  const failing = inSiteAtOnce({ pool, siteId: 1 }, (db) =>
    Promise.all([count(db, 'lost'), sql`select 1 / (select 0)`.execute(db)]),
  )
  await expect(failing).rejects.toThrow('division by zero')
  const { rows } = await admin.query(
    `select subject from estate.rate_counters where subject in ('kept', 'as well', 'lost') order by 1`,
  )
  expect([rows, pool.totalCount]).toEqual([[{ subject: 'as well' }, { subject: 'kept' }], 1])
})

test('a later statement does not travel with it: nobody would know whether it was kept', async () => {
  const { pool } = await createTestDatabase()
  const askTwice = () =>
    inSiteAtOnce({ pool, siteId: 1 }, async (db) => {
      await sql`select 1`.execute(db)
      await sql`select 2`.execute(db)
    })
  await expect(askTwice()).rejects.toThrow('Only what is asked in one turn')
})

test('who asks nothing takes no connection', async () => {
  const { pool } = await createTestDatabase()
  const { asked } = await statementsOf(() => inSite({ pool, siteId: 1 }, async () => 'nothing'))
  expect([asked, pool.totalCount]).toEqual([[], 0])
})

test('what begins a transaction travels with its first statement, in one write', async () => {
  const { pool } = await createTestDatabase()
  await pool.query('select 1')
  const written = vi.spyOn(Socket.prototype, '_writev')
  onTestFinished(() => written.mockRestore())
  await inSite({ pool, siteId: 1 }, (db) => db.selectFrom('site_settings').select('name').execute())
  expect(written).toHaveBeenCalledTimes(1)
  await inSiteAtOnce({ pool, siteId: 1 }, (db) => db.selectFrom('site_settings').select('name').execute())
  expect(written).toHaveBeenCalledTimes(2)
})

test('a prepared statement is given its values anew each time, wherever they stand in it', async () => {
  const { pool } = await createTestDatabase()
  const add = prepared((_db, { first, second }: Slots<{ first: number; second: number }>) => {
    return sql<{ sum: number }>`select ${second}::integer + 10 * ${first}::integer + 100 * ${second}::integer as sum`
  })
  const sums = [
    await inSiteAtOnce({ pool, siteId: 1 }, (db) => add(db, { first: 2, second: 3 })),
    await inSiteAtOnce({ pool, siteId: 1 }, (db) => add(db, { first: 5, second: 1 })),
  ]
  expect(sums).toEqual([[{ sum: 323 }], [{ sum: 151 }]])
})

test('prepared rows are written once for each number of them and each set of columns, with the values of each call', async () => {
  const { pool, admin } = await createTestDatabase()
  let written = 0
  type Counters = { rows: readonly { subject: string; window_start: Date; tries?: number | undefined }[] }
  const insert = preparedRows((db, { rows }: RowsOfSlots<Counters>) => {
    written++
    return db
      .insertInto('rate_counters')
      .values(rows.map((row) => ({ tries: sql<number>`7`, ...row })))
      .returning('tries')
  })
  const window_start = new Date(0)
  const given: Counters['rows'][] = [
    [{ subject: 'one', window_start, tries: 1 }],
    [{ subject: 'two', window_start, tries: 2 }],
    [{ subject: 'none said', window_start, tries: undefined }],
    [
      { subject: 'three', window_start, tries: 3 },
      { subject: 'four', window_start, tries: 4 },
    ],
  ]
  const answers = []
  for (const rows of given) answers.push(await inSite({ pool, siteId: 1 }, (db) => insert(db, { rows })))
  expect(answers.flat().map(({ tries }) => tries)).toEqual([1, 2, 7, 3, 4])
  expect(written).toBe(3)
  const { rows } = await admin.query(`select subject from estate.rate_counters where tries = 4`)
  expect(rows).toEqual([{ subject: 'four' }])
})

test('what stands in a prepared statement each time is known to its plan, so that an index of some rows serves it', async () => {
  const { pool } = await createTestDatabase()
  vi.resetModules()
  const { inSite: inSiteAnew, PLANNED_ONCE } = await import('./site-db.ts')
  const { prepared: preparedAnew } = await import('./prepared.ts')
  const find = preparedAnew((db, { cartId }: Slots<{ cartId: string }>) =>
    db.selectFrom('orders').select('id').where('cart_id', '=', cartId).where('status', '<>', 'CANCELLED').limit(7),
  )
  const [kept] = await inSiteAnew({ pool, siteId: 1 }, async (db) => {
    await find(db, { cartId: 'none' })
    const { rows } = await sql<{ statement: string; parameters: number }>`
      select statement, cardinality(parameter_types) as parameters from pg_prepared_statements
      where starts_with(statement, ${PLANNED_ONCE})`.execute(db)
    return rows
  })
  expect(kept?.statement).toContain(`"status" <> 'CANCELLED' limit 7`)
  expect(kept?.parameters).toBe(1)
})

test('statements of one turn leave in one piece', async () => {
  const { pool } = await createTestDatabase()
  const pieces = await inSite({ pool, siteId: 1 }, async (db) => {
    await sql`select 1`.execute(db)
    const [client] = (pool as unknown as { _clients: { connection: { stream: Socket } }[] })._clients
    if (!client) throw new Error('There is no connection')
    const { stream } = client.connection
    const [writev, write] = [vi.spyOn(stream, '_writev'), vi.spyOn(stream, '_write')]
    await Promise.all([sql`select 1`.execute(db), sql`select 2`.execute(db), sql`select 3`.execute(db)])
    return writev.mock.calls.length + write.mock.calls.length
  })
  expect(pieces).toBe(1)
})

interface Described {
  fields: { name: string }[]
}

test('a connection tells the columns of a statement once, and its rows are read the same way ever after', async () => {
  const { pool } = await createTestDatabase()
  vi.resetModules()
  const { inSite: inSiteAnew } = await import('./site-db.ts')
  const client = await pool.connect()
  client.release()
  const told: string[] = []
  const wire = client as unknown as { connection: { on(name: 'rowDescription', hear: (of: Described) => void): void } }
  wire.connection.on('rowDescription', ({ fields }) => told.push(fields.map(({ name }) => name).join()))
  const read = (id: number) =>
    inSiteAnew({ pool, siteId: 1 }, (db) =>
      db.selectFrom('products').select(['id', 'kind', 'created_at']).where('id', '=', id).execute(),
    )
  const [first, again, none] = [await read(1), await read(1), await read(0)]
  expect([told.filter((columns) => columns.startsWith('id,')), again, none]).toEqual([
    ['id,kind,created_at'],
    first,
    [],
  ])
  expect(first[0]?.created_at).toBeInstanceOf(Date)
})

test('one whose columns are known and that fails tells why, and its connection goes on', async () => {
  const { pool } = await createTestDatabase()
  vi.resetModules()
  const { inSite: inSiteAnew } = await import('./site-db.ts')
  const divide = (by: number) =>
    inSiteAnew({ pool, siteId: 1 }, (db) => sql<{ half: number }>`select 10 / ${by}::int as half`.execute(db))
  expect((await divide(2)).rows).toEqual([{ half: 5 }])
  await expect(divide(0)).rejects.toThrow('division by zero')
  expect([(await divide(5)).rows, pool.totalCount]).toEqual([[{ half: 2 }], 1])
})
