import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { allDueHandlers } from '#api/all-due-handlers.ts'
import { cancelWork, scheduleWork } from '#db/queries/basics/due-work.ts'
import { inSite, type SiteDb } from '#db/site-db.ts'
import { LEASE_MS } from '#rules/basics/due-work.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import type { DueContext, DueHandler } from './due-handler.ts'
import { runDueWork, takeWork } from './run-due-work.ts'
import { startDueWork } from './start-due-work.ts'

const START = new Date('2026-11-15T10:00:00Z').getTime()

/** Work on a clock that only the test moves. */
async function ground(handle: DueHandler) {
  const database = await createTestDatabase()
  const clock = { ms: START }
  const failures: string[] = []
  const options = {
    pool: database.pool,
    services: database,
    now: () => new Date(clock.ms),
    onFailure: (_: unknown, error: unknown) => void failures.push((error as Error).message),
    handlers: { ...allDueHandlers, REFUND: handle },
  }
  return {
    ...database,
    clock,
    failures,
    options,
    run: (limit = 10) => runDueWork({ ...options, limit }),
    schedule: (subject: string, { inMs = 0, siteId = 1 } = {}) =>
      inSite({ pool: database.pool, siteId }, (db) =>
        scheduleWork(db, { kind: 'REFUND', subject, dueAt: new Date(START + inMs) }),
      ),
  }
}

async function rowsOf({ admin }: TestDatabase) {
  const { rows } = await admin.query(
    'select kind, site_id, subject, due_at, tries, leased_until from platform.due_work order by id',
  )
  return rows
}

function recorder() {
  const seen: string[] = []
  const handle = async ({ siteId, subject }: DueContext) => void seen.push(`${siteId}/${subject}`)
  return { seen, handle }
}

test('what is due is done once, for its own site, and what is not yet due waits', async () => {
  const { seen, handle } = recorder()
  const work = await ground(handle)
  await work.schedule('a')
  await work.schedule('a', { inMs: 0, siteId: 3 })
  await work.schedule('later', { inMs: 60_000 })
  expect(await work.run()).toBe(2)
  expect(seen.sort()).toEqual(['1/a', '3/a'])
  expect(await work.run()).toBe(0)
  work.clock.ms += 60_000
  expect(await work.run()).toBe(1)
  expect(seen).toContain('1/later')
  expect(await rowsOf(work)).toEqual([])
})

test('asked twice it is done once, at the earlier time; taken back it is not done', async () => {
  const { seen, handle } = recorder()
  const work = await ground(handle)
  await work.schedule('a', { inMs: 50_000 })
  await work.schedule('a', { inMs: 10_000 })
  await work.schedule('a', { inMs: 90_000 })
  await work.schedule('b')
  await inSite({ pool: work.pool, siteId: 3 }, (db) => cancelWork(db, { kind: 'REFUND', subject: 'a' }))
  await inSite({ pool: work.pool, siteId: 1 }, (db) => cancelWork(db, { kind: 'REFUND', subject: 'b' }))
  expect(await rowsOf(work)).toMatchObject([{ site_id: 1, subject: 'a', due_at: new Date(START + 10_000) }])
  work.clock.ms += 10_000
  expect(await work.run()).toBe(1)
  expect(seen).toEqual(['1/a'])
})

test('a transaction that is rolled back has asked for nothing', async () => {
  const { seen, handle } = recorder()
  const work = await ground(handle)
  const asking = inSite({ pool: work.pool, siteId: 1 }, async (db) => {
    await scheduleWork(db, { kind: 'REFUND', subject: 'a', dueAt: new Date(START) })
    throw new Error('stop')
  })
  await expect(asking).rejects.toThrow('stop')
  expect(await work.run()).toBe(0)
  expect(seen).toEqual([])
})

test('a worker that dies leaves its work due again when its lease ends, and not before', async () => {
  const { seen, handle } = recorder()
  const work = await ground(handle)
  await work.schedule('a')
  // Taken and never finished: the process is gone.
  expect(await takeWork(work.options, 10)).toHaveLength(1)
  work.clock.ms += LEASE_MS - 1
  expect(await work.run()).toBe(0)
  work.clock.ms += 1
  expect(await work.run()).toBe(1)
  expect(seen).toEqual(['1/a'])
  expect(await rowsOf(work)).toEqual([])
})

test('whoever has lost the lease has no say any more', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let runs = 0
  const work = await ground(async () => {
    runs += 1
    if (runs === 1) await held
  })
  await work.schedule('a')
  const slow = work.run()
  await expect.poll(() => runs).toBe(1)
  work.clock.ms += LEASE_MS
  await takeWork(work.options, 10)
  release()
  await slow
  expect(await rowsOf(work)).toMatchObject([{ subject: 'a', tries: 0 }])
})

test('work that says it goes on stays with who does it, however long it takes, and is done then', async () => {
  const others: number[] = []
  const work = await ground(async ({ goOn }) => {
    for (const minute of [1, 2, 3]) {
      work.clock.ms += LEASE_MS - 1
      await goOn()
      others.push((await takeWork(work.options, 10)).length, minute)
    }
  })
  await work.schedule('a')
  expect(await work.run()).toBe(1)
  expect([others, work.failures]).toEqual([[0, 1, 0, 2, 0, 3], []])
  expect(await rowsOf(work)).toEqual([])
})

test('work that was taken over by another does not go on', async () => {
  const work = await ground(async ({ goOn }) => {
    work.clock.ms += LEASE_MS
    await takeWork(work.options, 10)
    await goOn()
  })
  await work.schedule('a')
  await work.run()
  expect(work.failures).toEqual(['REFUND was taken over by another'])
  expect(await rowsOf(work)).toMatchObject([{ subject: 'a', tries: 0, leased_until: expect.any(Date) }])
})

test('two workers share what is due: each piece is done by one of them', async () => {
  const { seen, handle } = recorder()
  const work = await ground(handle)
  for (let at = 0; at < 40; at += 1) await work.schedule(String(at))
  const drain = async () => {
    let taken = 0
    for (let more = await work.run(3); more > 0; more = await work.run(3)) taken += more
    return taken
  }
  const shares = await Promise.all([drain(), drain()])
  expect(shares[0] + shares[1]).toBe(40)
  expect(new Set(seen).size).toBe(40)
  expect(seen).toHaveLength(40)
})

test('no more is taken than was asked for, however the database goes about it', async () => {
  const work = await ground(async () => {})
  // It believes that there is next to nothing, and would look up each piece of work by itself.
  await work.admin.query('analyze platform.due_work')
  for (let at = 0; at < 40; at += 1) await work.schedule(String(at))
  expect(await takeWork(work.options, 3)).toHaveLength(3)
})

test('what fails rests longer each time, is told, and is not lost', async () => {
  let isMended = false
  const work = await ground(async () => {
    if (!isMended) throw new Error('the bank is away')
  })
  await work.schedule('a')
  for (const [tries, restMs] of [
    [1, 10_000],
    [2, 20_000],
    [3, 40_000],
  ] as const) {
    expect(await work.run()).toBe(1)
    const [row] = await rowsOf(work)
    expect(row).toMatchObject({ tries, due_at: new Date(work.clock.ms + restMs), leased_until: null })
    work.clock.ms += restMs - 1
    expect(await work.run()).toBe(0)
    work.clock.ms += 1
  }
  isMended = true
  expect(await work.run()).toBe(1)
  expect(work.failures).toEqual(['the bank is away', 'the bank is away', 'the bank is away'])
  expect(await rowsOf(work)).toEqual([])
})

test('work that is asked for while it is being done is done once more, at its time', async () => {
  let runs = 0
  const work = await ground(async ({ transact, now }) => {
    runs += 1
    const dueAt = new Date(now.getTime() + 30_000)
    if (runs === 1) await transact((db) => scheduleWork(db, { kind: 'REFUND', subject: 'a', dueAt }))
  })
  await work.schedule('a')
  await work.run()
  expect(await rowsOf(work)).toMatchObject([{ due_at: new Date(START + 30_000), tries: 0, leased_until: null }])
  expect(await work.run()).toBe(0)
  work.clock.ms += 30_000
  expect(await work.run()).toBe(1)
  expect([runs, await rowsOf(work)]).toEqual([2, []])
})

test('a handler sees the rows of its site only', async () => {
  const names: string[] = []
  const work = await ground(async ({ transact }) => {
    const rows = await transact((db) => db.selectFrom('site_settings').select('name').execute())
    names.push(...rows.map(({ name }) => name))
  })
  await work.schedule('a', { inMs: 0, siteId: 3 })
  await work.run()
  expect(names).toEqual(['Les Coteaux d’Ysaline'])
})

test('a site that does not exist has no work, one that has just been made may, and a newer kind is left alone', async () => {
  const { seen, handle } = recorder()
  const work = await ground(handle)
  await expect(work.schedule('a', { inMs: 0, siteId: 99 })).rejects.toThrow(/due_work_site_id_fkey/)
  await work.admin.query(`insert into platform.sites (id, name) values (99, 'Neuf')`)
  await work.schedule('a', { inMs: 0, siteId: 99 })
  await work.admin.query(
    `insert into platform.due_work (kind, site_id, subject, due_at) values ('OF_TOMORROW', 1, 'x', $1)`,
    [new Date(START)],
  )
  expect(await work.run()).toBe(1)
  expect(seen).toEqual(['99/a'])
  expect(await rowsOf(work)).toMatchObject([{ kind: 'OF_TOMORROW', tries: 0, leased_until: null }])
})

test('what is written with the end of the work is kept with it or not at all', async () => {
  const count = (db: SiteDb) =>
    db
      .insertInto('rate_counters')
      .values({ subject: 'last words', window_start: new Date(0), tries: 1 })
      .execute()
  let isFailing = true
  const work = await ground(async ({ endWith }) => {
    endWith((db) => Promise.all([count(db), isFailing ? sql`select 1 / (select 0)`.execute(db) : null]))
  })
  const kept = async () =>
    (await work.admin.query(`select site_id from estate.rate_counters where subject = 'last words'`)).rows
  await work.schedule('a')
  await work.run()
  expect([work.failures, await kept(), (await rowsOf(work)).length]).toEqual([['division by zero'], [], 1])
  isFailing = false
  work.clock.ms += 3_600_000
  await work.run()
  expect([await kept(), await rowsOf(work)]).toEqual([[{ site_id: 1 }], []])
})

test('the loop does what is due, goes on after trouble, and ends with what is under way', async () => {
  const { seen, handle } = recorder()
  const work = await ground(handle)
  const troubles: unknown[] = []
  const connect = work.pool.connect.bind(work.pool)
  let broken = 2
  work.pool.connect = (async () => {
    broken -= 1
    if (broken >= 0) throw new Error('no database')
    return connect()
  }) as typeof work.pool.connect
  const loop = startDueWork({ ...work.options, onTrouble: (error) => troubles.push(error), pollMs: 5 })
  await expect.poll(() => troubles.length).toBe(2)
  for (let at = 0; at < 9; at += 1) await work.schedule(String(at))
  await expect.poll(() => seen.length, { timeout: 10_000 }).toBe(9)
  await loop.stop()
  expect(new Set(seen).size).toBe(9)
  expect(await rowsOf(work)).toEqual([])
})
