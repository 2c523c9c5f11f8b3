import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openImportDesk, wineFile } from '#tests/support/import-desk.ts'
import { workersOf } from '#tests/support/process-tree.ts'
import { readBooks } from '#tests/support/read-books.ts'
import { startServer } from '#tests/support/running-server.ts'
import { connectToServer } from '#tests/support/server-database.ts'

const LINES = 350
/** In the middle of the third piece. */
const HELD_AT = 'IMP-250'
const LOCK = 4_711

/** The line at which the server dies waits, so that it dies there and nowhere else. */
const HOLD = `
  create function estate.hold() returns trigger language plpgsql as $$
  begin perform pg_advisory_xact_lock(${LOCK}); return new; end $$;
  create trigger hold before insert on estate.declinations
    for each row when (new.reference = '${HELD_AT}') execute function estate.hold()`
const RELEASE = 'drop trigger hold on estate.declinations; drop function estate.hold()'
const WAITING = `select count(*)::integer as n from pg_locks where locktype = 'advisory' and objid = ${LOCK} and not granted`
const GOODS = `
  select (select count(*) from estate.products)::integer as products, count(*)::integer as bottles,
    (count(*) filter (where reference like 'IMP-%'))::integer as imported,
    (count(distinct reference) filter (where reference like 'IMP-%'))::integer as distinct
  from estate.declinations where site_id = 1`

test('an import that is killed within a piece is resumed to its end, each line once, and is undone whole', {
  timeout: 300_000,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cuvee-import-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const server = await startServer({ DATA_DIR: dataDir })
  const desk = await openImportDesk(`http://127.0.0.1:${server.port}`)
  const admin = await connectToServer(dataDir)
  // The database goes down with its server.
  admin.on('error', () => {})
  const [before] = (await admin.query(GOODS)).rows
  const id = await desk.bring(wineFile(LINES))
  await admin.query(HOLD)
  await admin.query(`select pg_advisory_lock(${LOCK})`)
  await desk.run(id)
  await expect.poll(async () => (await admin.query(WAITING)).rows[0].n, { timeout: 120_000 }).toBe(1)
  expect(await desk.read(id)).toMatchObject({ state: 'RUNNING', done: 200, added: 200 })
  const primary = server.process.pid ?? 0
  for (const pid of [primary, ...workersOf(primary)]) process.kill(pid, 'SIGKILL')
  await server.exited

  const next = await startServer({ DATA_DIR: dataDir })
  onTestFinished(next.stop)
  const again = await openImportDesk(`http://127.0.0.1:${next.port}`)
  const owner = await connectToServer(dataDir)
  onTestFinished(() => owner.end())
  expect(await again.read(id)).toMatchObject({ state: 'RUNNING', done: 200, added: 200 })
  await owner.query(RELEASE)
  // What the dead process held would be free in two minutes.
  await owner.query(`update platform.due_work set leased_until = now() where kind = 'IMPORT'`)
  const done = await again.until(id, ({ state }) => state === 'DONE')
  expect(done).toMatchObject({ done: LINES, added: LINES })
  const [after] = (await owner.query(GOODS)).rows
  expect(after).toMatchObject({ imported: LINES, distinct: LINES, bottles: before.bottles + LINES })
  expect(await readBooks(dataDir)).toEqual([])

  await again.undo(id)
  expect(await again.until(id, ({ state }) => state === 'UNDONE')).toMatchObject({ kept: 0, left: 0 })
  expect((await owner.query(GOODS)).rows).toEqual([before])
  expect(await readBooks(dataDir)).toEqual([])
})
