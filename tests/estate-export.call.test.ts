import { open } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { tableEntry } from '#api/sites/exports/export-manifest.ts'
import { EXPORTED_TABLES } from '#db/exports/exported-tables.ts'
import { listArchive, readWhole } from '#run/operate/archive-reader.ts'
import { openAccountedShop } from './support/accounted-shop.ts'
import { exportEstate, importCopy, layeredStorage } from './support/estate-copies.ts'
import { expectBalanced } from './support/expect-balanced.ts'
import { createTestDatabase } from './support/test-database.ts'

/** The rows of every table, as they stand in an export. */
async function rowsIn(path: string): Promise<Map<string, string[]>> {
  const file = await open(path)
  const archive = await listArchive(file)
  const rows = new Map<string, string[]>()
  for (const name of Object.keys(EXPORTED_TABLES)) {
    const archived = archive.get(tableEntry(name))
    if (archived)
      rows.set(
        name,
        gunzipSync(await readWhole(file, archived))
          .toString()
          .split('\n')
          .slice(0, -1),
      )
  }
  await file.close()
  return rows
}

test('every table of the schema says whether it leaves with an estate, or why not', async () => {
  const { admin } = await createTestDatabase()
  const { rows } = await admin.query(`
    select relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p') and nspname in ('estate', 'platform') and relname <> 'remembered'`)
  const silent = rows.map(({ name }) => name as string).filter((name) => !Object.hasOwn(EXPORTED_TABLES, name))
  expect(silent).toEqual([])
})

test('whoever exports many rows is heard of while they are read, and stopped when that takes too long', async () => {
  const database = await createTestDatabase()
  await database.admin.query(`insert into estate.messages (site_id, firstname, lastname, email, message, locale)
    select 2, 'J', 'L', 'j@example.com', 'm', 'fr' from generate_series(1, 4500)`)
  const heard: number[] = []
  const { manifest } = await exportEstate(database, {
    siteId: 2,
    onProgress: async ({ done }) => void heard.push(done),
  })
  const at = manifest.tables.findIndex(({ name }) => name === 'messages')
  expect(heard.filter((done) => done === at)).toHaveLength(5)
  expect(manifest.tables[at]?.rows).toBe(4_500)
  let now = 0
  const clock = () => (now += 100_000)
  await expect(exportEstate(database, { siteId: 2, clock })).rejects.toThrow('takes too long')
})

test('no password, token, key or code is in the file', async () => {
  const { shop } = await openAccountedShop()
  await shop.admin.query(`insert into estate.external_apps (site_id, app, config)
    values (1, 'GA4', '{"measurementId": "G-TOLD1234", "apiKey": "hush-hush"}')`)
  const { path, manifest } = await exportEstate({ ...shop, storage: await layeredStorage() }, { siteId: 1 })
  const columns = manifest.tables.flatMap((table) => table.columns.map((column) => `${table.name}.${column}`))
  const secret = /password|secret|token|sealed|hash|key$|salt$/
  expect(columns.filter((column) => secret.test(column)).sort()).toEqual(
    [
      // Eighty random bits stand behind it.
      'gift_cards.code_hash',
      'event_registrations.token_hash',
      // What tells the same customer, request or contents apart opens nothing.
      'features.key',
      'orders.contents_hash',
      'orders.customer_key',
      'orders.idempotency_key',
      'customization_values.select_key',
      'visit_bookings.request_key',
    ].sort(),
  )
  const text = [...(await rowsIn(path)).values()].flat().join('\n')
  const found = ['G-TOLD1234', 'hush-hush', '$argon2'].map((words) => text.includes(words))
  expect(found).toEqual([true, false, false])
})

test('an estate that was sold in comes back with every row and file, and its books hold', async () => {
  const { shop } = await openAccountedShop()
  const ground = { ...shop, storage: await layeredStorage() }
  const first = await exportEstate(ground, { siteId: 1, name: 'Aubépin' })
  const { siteId, url } = await importCopy(ground, { path: first.path, host: 'copie.localhost' })
  expect([siteId, url]).toEqual([4, 'http://copie.localhost:3000'])
  const second = await exportEstate(ground, { siteId, name: 'Aubépin' })
  const [was, is] = [await rowsIn(first.path), await rowsIn(second.path)]
  for (const [name, lines] of was) expect([name, is.get(name)]).toEqual([name, lines])
  expect(second.manifest.files).toEqual(first.manifest.files)
  expect(first.manifest.files.length).toBeGreaterThan(20)
  for (const id of [1, siteId]) await expectBalanced(shop, id)
})
