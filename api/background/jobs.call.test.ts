import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { createDirectory } from '#api/calls/site-directory.ts'
import { inSite } from '#db/site-db.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { insertOrder } from '#tests/support/test-order.ts'
import { defineJob, type JobDefinition } from './define-job.ts'
import { forgetOldTraces } from './forget-old-traces.ts'
import { installJobs, startJobs } from './jobs.ts'

async function running(database: TestDatabase, job: JobDefinition) {
  const jobs = [job]
  await installJobs(database.ownerUrl, jobs)
  const directory = await createDirectory(database.pool, null)
  const options = {
    pool: database.pool,
    directory,
    services: database,
    jobs,
    now: () => new Date(),
    onTrouble: () => {},
    onFailure: () => {},
    pollSeconds: 0.5,
  }
  const started = await startJobs({ ...options, runs: true })
  onTestFinished(() => started.stop())
  return started
}

test('a job runs on the rows of its own site', async () => {
  const database = await createTestDatabase()
  const seen: unknown[] = []
  const job = defineJob({
    name: 'look',
    about: '',
    input: z.object({ word: z.string() }),
    attempts: 1,
    async handle({ word }, { db, site }) {
      const { name } = await db.selectFrom('site_settings').select('name').executeTakeFirstOrThrow()
      seen.push([site.id, name, word])
    },
  })
  const jobs = await running(database, job)
  for (const site of [3, 2])
    await inSite({ pool: database.pool, siteId: site }, (db) =>
      jobs.send(db, { siteId: site, job, input: { word: `n${site}` } }),
    )
  await expect.poll(() => seen.length, { timeout: 15_000 }).toBe(2)
  expect(seen.sort()).toEqual([
    [2, 'Château Mirandel', 'n2'],
    [3, 'Les Coteaux d’Ysaline', 'n3'],
  ])
})

test('work that is rolled back takes its job with it', async () => {
  const database = await createTestDatabase()
  const job = defineJob({ name: 'never', about: '', input: z.object({}), attempts: 1, handle: async () => {} })
  const jobs = await running(database, job)
  const work = inSite({ pool: database.pool, siteId: 1 }, async (db) => {
    await jobs.send(db, { siteId: 1, job, input: {} })
    throw new Error('stop')
  })
  await expect(work).rejects.toThrow('stop')
  const { rows } = await database.admin.query(`select count(*)::int as n from pgboss.job where name = 'never'`)
  expect(rows[0].n).toBe(0)
})

test('a job that keeps failing ends on the dead-letter list with its site and reason, its work undone', async () => {
  const database = await createTestDatabase()
  let tries = 0
  const job = defineJob({
    name: 'fails',
    about: '',
    input: z.object({}),
    attempts: 2,
    async handle(_, { db }) {
      tries++
      await db.updateTable('parameters').set({ value: 'half' }).where('id', '=', 15).execute()
      throw new Error('the printer is on fire')
    },
  })
  const jobs = await running(database, job)
  await inSite({ pool: database.pool, siteId: 2 }, (db) => jobs.send(db, { siteId: 2, job, input: {} }))
  await expect
    .poll(() => jobs.listDead(), { timeout: 18_000, interval: 200 })
    .toMatchObject([{ job: 'fails', siteId: 2, reason: 'the printer is on fire' }])
  expect(tries).toBe(2)
  const { rows } = await database.admin.query(`select count(*)::int as n from estate.parameters where value = 'half'`)
  expect(rows[0].n).toBe(0)
})

test('a job that names no site does not run', async () => {
  const database = await createTestDatabase()
  let runs = 0
  const job = defineJob({ name: 'stray', about: '', input: z.object({}), attempts: 1, handle: async () => void runs++ })
  const jobs = await running(database, job)
  await inSite({ pool: database.pool, siteId: 1 }, (db) => jobs.send(db, { siteId: 77, job, input: {} }))
  await expect
    .poll(() => jobs.listDead(), { timeout: 15_000, interval: 200 })
    .toMatchObject([{ job: 'stray', siteId: 77 }])
  expect(runs).toBe(0)
})

test('old traces are forgotten, young ones stay, and only in the site of the job', async () => {
  const database = await createTestDatabase()
  const { pool, admin } = database
  const now = new Date('2026-06-30T12:00:00Z')
  for (const site of [1, 2]) {
    for (const [key, date] of [
      ['old', '2026-05-01'],
      ['young', '2026-06-29'],
    ]) {
      await admin.query(
        `insert into estate.idempotency_keys (site_id, key, request_hash, created_at) values ($1, $2, '', $3)`,
        [site, key, date],
      )
    }
  }
  const site = { id: 1, name: '', mainHost: null }
  await inSite({ pool, siteId: 1 }, (db) => forgetOldTraces.handle({}, { ...database, db, site, now }))
  const { rows } = await admin.query('select site_id, key from estate.idempotency_keys order by 1, 2')
  expect(rows).toEqual([
    { site_id: 1, key: 'young' },
    { site_id: 2, key: 'old' },
    { site_id: 2, key: 'young' },
  ])
})

test('where an order was placed from is forgotten after two days', async () => {
  const database = await createTestDatabase()
  const { pool, admin } = database
  const now = new Date('2026-06-30T12:00:00Z')
  for (const date of ['2026-06-28T11:00:00Z', '2026-06-28T13:00:00Z']) {
    await insertOrder(admin, { now: new Date(date), columns: { placed_from: 'a hash' } })
  }
  const site = { id: 1, name: '', mainHost: null }
  await inSite({ pool, siteId: 1 }, (db) => forgetOldTraces.handle({}, { ...database, db, site, now }))
  const { rows } = await admin.query('select placed_from from estate.orders order by created_at')
  expect(rows.map(({ placed_from }) => placed_from)).toEqual([null, 'a hash'])
})
