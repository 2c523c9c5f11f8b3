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
