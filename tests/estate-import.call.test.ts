import { appendFile, readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exportEstate, forgeExport, importCopy, layeredStorage, ownFolder } from './support/estate-copies.ts'
import { runOperatorCommand } from './support/run-command.ts'
import { createTestDatabase } from './support/test-database.ts'
import { TEST_SECRET } from './support/test-secret.ts'

const HOST = 'copie.localhost'

/** The first demo estate in a file, and where to bring it; whatever is stored is remembered. */
async function openGround() {
  const database = await createTestDatabase()
  const storage = await layeredStorage()
  const stored = new Set<string>()
  const ground = {
    ...database,
    storage: {
      ...storage,
      put: async (file: Parameters<typeof storage.put>[0]) => {
        stored.add(file.key)
        await storage.put(file)
      },
      delete: async (key: string) => {
        stored.delete(key)
        await storage.delete(key)
      },
    },
  }
  const { path } = await exportEstate(ground, { siteId: 1 })
  const sites = async () =>
    (await database.admin.query('select id from platform.sites order by 1')).rows.map(({ id }) => id)
  return { ground, path, stored, sites, bring: (from: string) => importCopy(ground, { path: from, host: HOST }) }
}

const editRow = (change: (row: Record<string, unknown>) => void) => (lines: string[]) =>
  lines.map((line, at) => {
    const row = JSON.parse(line)
    if (at === 0) change(row)
    return JSON.stringify(row)
  })

test('what was damaged on its way is refused before anything is written', async () => {
  const { ground, path, bring, sites, stored } = await openGround()
  const whole = await readFile(path)
  const damaged = Buffer.from(whole)
  // Within a file or its head: what fills the room up to the next one says nothing.
  const at = whole.findIndex((byte, index) => index >= 200_000 && byte !== 0)
  damaged[at] = (damaged[at] ?? 0) ^ 1
  await writeFile(`${path}-damaged`, damaged)
  await expect(bring(`${path}-damaged`)).rejects.toThrow(/damaged|does not add up/)
  await writeFile(`${path}-short`, whole)
  await truncate(`${path}-short`, whole.length - 400_000)
  await expect(bring(`${path}-short`)).rejects.toThrow('breaks off')
  await writeFile(`${path}-other`, 'PK not an archive')
  await appendFile(`${path}-other`, Buffer.alloc(2_000))
  await expect(bring(`${path}-other`)).rejects.toThrow('damaged')
  await expect(importCopy(ground, { path, host: 'localhost' })).rejects.toThrow('answers under localhost already')
  expect([await sites(), [...stored]]).toEqual([[1, 2, 3], []])
})

test('another format, another version, and whatever it does not tell of are refused', async () => {
  const { path, bring, sites } = await openGround()
  const refusals = [
    [{ manifest: (told: object) => ({ ...told, format: 2 }) }, 'has the format 2'],
    [{ manifest: (told: object) => ({ ...told, migration: '0001-ground.sql' }) }, 'another version'],
    [{ manifest: () => ({ hello: 'world' }) }, 'cannot be read'],
    [{ added: '../../../../tmp/climbed' }, 'does not tell'],
    [{ added: '/etc/cron.d/x' }, 'does not tell'],
    [{ manifest: (told: { tables: object[] }) => ({ ...told, tables: told.tables.slice(1) }) }, 'does not tell'],
    [{ manifest: (told: { files: object[] }) => ({ ...told, files: [...told.files, told.files[0]] }) }, 'twice'],
  ] as const
  for (const [forgery, reason] of refusals) {
    const forged = await forgeExport(path, forgery as Parameters<typeof forgeExport>[1])
    await expect(bring(forged)).rejects.toThrow(reason)
  }
  expect(await sites()).toEqual([1, 2, 3])
})

test('what swells beyond what it says is let go of at that byte, and nobody may say as much as they like', async () => {
  const { path, bring, sites } = await openGround()
  const swelling = {
    table: { name: 'parameters', lines: () => [JSON.stringify({ id: 1, value: 'x'.repeat(5_000_000) })] },
    manifest: (told: { tables: { name: string }[] }) => ({
      ...told,
      tables: told.tables.map((table) => (table.name === 'parameters' ? { ...table, textBytes: 1_000 } : table)),
    }),
  }
  await expect(bring(await forgeExport(path, swelling as object))).rejects.toThrow('longer than it says')
  const boasting = {
    table: { name: 'parameters', lines: () => [JSON.stringify({ id: 1, value: 'x'.repeat(11_000_000) })] },
  }
  await expect(bring(await forgeExport(path, boasting))).rejects.toThrow('would swell')
  expect(await sites()).toEqual([1, 2, 3])
})

test('one row that cannot be, and nothing of the estate is there; no file stays behind', async () => {
  const { ground, path, bring, sites, stored } = await openGround()
  const forgeries = [
    [{ table: { name: 'products', lines: editRow((row) => Object.assign(row, { price_cents: -5 })) } }, 'check'],
    [
      { table: { name: 'product_texts', lines: editRow((row) => Object.assign(row, { product_id: 98_765 })) } },
      'foreign',
    ],
    [{ table: { name: 'messages', lines: () => [message(2_000_000_000)] } }, 'beyond'],
    [{ table: { name: 'messages', lines: () => [message(1), message(1)] } }, 'duplicate'],
    [{ table: { name: 'messages', lines: () => ['{"id": 1,'] } }, 'json'],
  ] as const
  for (const [forgery, reason] of forgeries) {
    await expect(bring(await forgeExport(path, forgery))).rejects.toThrow(reason)
    expect([reason, await sites(), [...stored]]).toEqual([reason, [1, 2, 3], []])
  }
  let puts = 0
  const full = {
    ...ground.storage,
    put: async (file: Parameters<typeof ground.storage.put>[0]) => {
      if (++puts === 5) throw new Error('no room')
      await ground.storage.put(file)
    },
  }
  await expect(importCopy({ ...ground, storage: full }, { path, host: HOST })).rejects.toThrow('no room')
  expect([await sites(), [...stored]]).toEqual([[1, 2, 3], []])
  expect(await bring(path)).toMatchObject({ siteId: 4 })
})

function message(id: number): string {
  const said = { firstname: 'J', lastname: 'L', email: 'j@example.com', message: 'm', locale: 'fr' }
  return JSON.stringify({ id, ...said, created_at: '2026-01-01', is_suspect: false })
}

test('ids that are larger than those here are kept, and counting goes on behind them', async () => {
  const { ground, path, bring } = await openGround()
  const forged = await forgeExport(path, { table: { name: 'messages', lines: () => [message(700_000)] } })
  const { siteId } = await bring(forged)
  const { rows } = await ground.admin.query(
    `insert into estate.messages (site_id, firstname, lastname, email, message, locale)
     values ($1, 'J', 'L', 'j@example.com', 'm', 'fr') returning id`,
    [siteId],
  )
  expect(rows).toEqual([{ id: 700_001 }])
})

test('operators export an estate, open it elsewhere, and end what would fall due twice', async () => {
  const { ownerUrl, admin } = await createTestDatabase()
  const folder = await ownFolder()
  const environment = { DATABASE_URL: ownerUrl, SECRET_KEY: TEST_SECRET, DEMO: '0', DATA_DIR: folder }
  const file = join(folder, 'estate.tar')
  await admin.query(`insert into platform.due_work (kind, site_id, subject, due_at)
    values ('VISIT_REMINDER', 2, '1', now()), ('REFUND', 2, '1', now()), ('VISIT_REMINDER', 3, '1', now())`)
  const run = (name: string, ...args: string[]) => runOperatorCommand(name, { args, environment })
  // Its pictures lie with the tests, not in this folder.
  expect(await run('export-site', 'vitrine.localhost', file)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/not in the storage: media.*rows and 0 files are in/s),
  })
  expect(await run('export-site', '2', file)).toMatchObject({ code: 1 })
  expect(await run('import-site', file)).toMatchObject({ code: 1, said: expect.stringContaining('--host') })
  expect(await run('import-site', file, '--host', HOST)).toMatchObject({
    code: 0,
    said: expect.stringContaining('Estate 4, Château Mirandel, is open: http://copie.localhost:3000/'),
  })
  expect(await run('import-site', file, '--host', HOST)).toMatchObject({
    code: 1,
    said: expect.stringContaining('an export goes into an estate of its own'),
  })
  expect(await run('close-site', '2', '--moved')).toMatchObject({ code: 0, said: expect.stringContaining('1 things') })
  const { rows } = await admin.query('select kind, site_id from platform.due_work where subject = $1 order by 2, 1', [
    '1',
  ])
  expect(rows).toEqual([
    { kind: 'REFUND', site_id: 2 },
    { kind: 'VISIT_REMINDER', site_id: 3 },
    { kind: 'VISIT_REMINDER', site_id: 4 },
  ])
})
