import { once } from 'node:events'
import { Socket } from 'node:net'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { createPool } from './pool.ts'
import { readSiteAtOnce, type SiteDb } from './site-db.ts'

const nameOf = (db: SiteDb) => db.selectFrom('site_settings').select('name').executeTakeFirst()
const NAMES = ['Domaine de la Roche-Perrine', 'Château Mirandel', 'Les Coteaux d’Ysaline']

/** A pool that has connected once, so that nothing else is written. */
async function openPool() {
  const { pool } = await createTestDatabase()
  await pool.query('select 1')
  return pool
}

test('reads of one moment leave in one piece, and each sees its own site', async () => {
  const pool = await openPool()
  const written = vi.spyOn(Socket.prototype, '_writev')
  const told = await Promise.all([1, 2, 3].map((siteId) => readSiteAtOnce({ pool, siteId, kind: 'name' }, nameOf)))
  const pieces = written.mock.calls.length
  written.mockRestore()
  expect(told.map((row) => row?.name)).toEqual(NAMES)
  expect([pieces, pool.totalCount, pool.idleCount]).toEqual([1, 1, 1])
  const { rows } = await pool.query(`select coalesce(current_setting('app.site', true), '') as site`)
  expect(rows).toEqual([{ site: '' }])
})

test('one that fails leaves those beside it alone, and the connection in use', async () => {
  const pool = await openPool()
  const fail = (db: SiteDb) => sql`select 1 / (select 0)`.execute(db)
  const [first, failed, last] = await Promise.allSettled([
    readSiteAtOnce({ pool, siteId: 1, kind: 'name' }, nameOf),
    readSiteAtOnce({ pool, siteId: 2, kind: 'name' }, fail),
    readSiteAtOnce({ pool, siteId: 3, kind: 'name' }, nameOf),
  ])
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'division by zero' } })
  expect([first, last].map((one) => one?.status === 'fulfilled' && one.value?.name)).toEqual([NAMES[0], NAMES[2]])
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 1])
})

test('a connection that is lost fails whoever shares it, and is not used again', async () => {
  const pool = await openPool()
  const end = (db: SiteDb) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(db)
  const asked = await Promise.allSettled([
    readSiteAtOnce({ pool, siteId: 1, kind: 'name' }, end),
    readSiteAtOnce({ pool, siteId: 2, kind: 'name' }, nameOf),
  ])
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(pool.totalCount).toBe(0)
  expect(await readSiteAtOnce({ pool, siteId: 2, kind: 'name' }, nameOf)).toEqual({ name: NAMES[1] })
})

test('a connection that does not answer in time is not used again by anybody', async () => {
  const { admin, appUrl } = await createTestDatabase()
  const holder = await admin.connect()
  await holder.query('select pg_advisory_lock(85)')
  const hasty = createPool({ url: appUrl, max: 2, onTrouble: () => {}, answerMs: 200 })
  onTestFinished(() => hasty.end())
  const waiting = (db: SiteDb) => sql`select pg_advisory_xact_lock(85)`.execute(db)
  // The connection is cut off when the first has waited too long: who asked a little later still holds it then.
  const later = (db: SiteDb) => {
    for (const begun = performance.now(); performance.now() < begun + 20; );
    return nameOf(db)
  }
  const asked = await Promise.allSettled([
    readSiteAtOnce({ pool: hasty, siteId: 1, kind: 'name' }, waiting),
    readSiteAtOnce({ pool: hasty, siteId: 2, kind: 'name' }, later),
  ])
  await holder.query('select pg_advisory_unlock(85)')
  holder.release()
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(hasty.totalCount).toBe(0)
})

test('a connection may rest for as long as it likes, and is still cut off when it is asked and silent', async () => {
  const { appUrl } = await createTestDatabase()
  const hasty = createPool({ url: appUrl, max: 1, onTrouble: () => {}, answerMs: 200 })
  onTestFinished(() => hasty.end())
  const client = await hasty.connect()
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  client.release()
  await once(stream, 'timeout')
  expect((await hasty.query('select 1')).rowCount).toBe(1)
  expect(hasty.totalCount).toBe(1)
  await expect(hasty.query('select pg_sleep(20)')).rejects.toThrow('The database is silent')
  expect(hasty.totalCount).toBe(0)
})

test('many share several connections, and nobody waits for another kind', async () => {
  const pool = await openPool()
  const asked = (kind: string, count: number) =>
    Array.from({ length: count }, () => readSiteAtOnce({ pool, siteId: 1, kind }, nameOf))
  const told = await Promise.all([...asked('name', 9), ...asked('other', 1)])
  expect(new Set(told.map((row) => row?.name))).toEqual(new Set([NAMES[0]]))
  expect([pool.totalCount, pool.idleCount]).toEqual([4, 4])
})

test('who reads nothing, or throws, gives the connection back', async () => {
  const pool = await openPool()
  expect(await readSiteAtOnce({ pool, siteId: 1, kind: 'name' }, async () => 'nothing')).toBe('nothing')
  const thrown = readSiteAtOnce({ pool, siteId: 1, kind: 'name' }, async () => {
    throw new Error('on purpose')
  })
  await expect(thrown).rejects.toThrow('on purpose')
  // The turn of the loop holds it as well.
  await expect.poll(() => pool.idleCount).toBe(1)
})
