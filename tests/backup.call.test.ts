import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { ensureAppLogin } from '#db/app-login.ts'
import { createPool } from '#db/pool.ts'
import { createFileStorage } from '#providers/storage/files.ts'
import { customizationFileKey, layoutPictureKey, type MediaStorage } from '#providers/storage/media-storage.ts'
import { checkBackup, listFiles } from '#run/operate/check-backup.ts'
import { makeBackup } from '#run/operate/make-backup.ts'
import { restoreBackup } from '#run/operate/restore-backup.ts'
import { expectBalanced } from './support/expect-balanced.ts'
import { createTestApp, type TestApp } from './support/test-app.ts'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from './support/test-database.ts'
import {
  addBottle,
  addFreeCarrier,
  askResult,
  byCarrier,
  fillCart,
  orderBody,
  payByCard,
  postOrder,
} from './support/test-orders.ts'
import { TEST_SECRET } from './support/test-secret.ts'

const silent = () => {}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cuvee-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function backUp(
  { ownerUrl, storage }: Pick<TestDatabase, 'ownerUrl' | 'storage'>,
  folder = join(temporaryFolder(), 'one'),
) {
  const options = { secretKeys: [TEST_SECRET], now: new Date(), say: silent, pauseMs: 0 }
  return makeBackup({ ownerUrl, storage, folder, ...options }).then((manifest) => ({ folder, manifest }))
}

async function restored(folder: string) {
  const { ownerUrl, adminUrl } = await createEmptyDatabase()
  const storage = createFileStorage(temporaryFolder())
  await restoreBackup({ folder, ownerUrl, storage, secretKeys: [TEST_SECRET], say: silent })
  return { ownerUrl, adminUrl, storage }
}

/** Buyers, one after the other, until told to stop; answers how many orders were paid. */
function keepBuying(test: TestApp, { bottle, carrier }: { bottle: number; carrier: number }) {
  let isOver = false
  const buyer = async (first: number): Promise<number> => {
    let paid = 0
    for (let at = 0; !isOver; at++) {
      const cart = await fillCart(test, { lines: [[bottle, 1]] })
      const body = orderBody(cart, byCarrier(carrier))
      const payload = { ...body, user: { ...body.user, email: `buyer${first}-${at}@example.com` } }
      const { order, payment } = (await postOrder(test, { payload, remoteAddress: `10.${first}.0.${at % 250}` })).json()
        .data
      await payByCard(test, { reference: payment.url.split('/').at(-1) })
      await askResult(test, order.publicId)
      paid++
    }
    return paid
  }
  const buyers = [1, 2, 3].map(buyer)
  return async () => {
    isOver = true
    return (await Promise.all(buyers)).reduce((sum, one) => sum + one, 0)
  }
}

test('a backup made while people buy is one moment, and comes back as it was', async () => {
  const test = await createTestApp()
  const carrier = await addFreeCarrier(test)
  const bottle = await addBottle(test, { stock: 5_000 })
  const stop = keepBuying(test, { bottle, carrier })
  await expect
    .poll(async () => (await test.admin.query('select from estate.invoices')).rowCount, { timeout: 30_000 })
    .toBeGreaterThan(2)
  const { folder, manifest } = await backUp(test)
  const paid = await stop()

  const rows = (name: string) => manifest.tables.find((table) => table.name === name)?.rows ?? 0
  expect(rows('estate.invoices')).toBeGreaterThan(2)
  expect(rows('estate.invoices')).toBeLessThanOrEqual(paid)
  expect(manifest).toMatchObject({ lostFiles: [], files: { count: rows('estate.media') } })
  expect(readdirSync(join(folder, '..'))).toEqual(['one'])

  const copy = await restored(folder)
  const again = await backUp(copy)
  expect(again.manifest.tables).toEqual(manifest.tables)
  expect(again.manifest.files).toEqual(manifest.files)
  const pool = createPool({ url: await ensureAppLogin(copy.ownerUrl, TEST_SECRET), max: 2, onTrouble: silent })
  onTestFinished(() => pool.end())
  for (const siteId of [1, 2, 3]) await expectBalanced({ pool }, siteId)
})

test('numbering goes on where it was, and changes are noticed again', async () => {
  const test = await createTestDatabase()
  await test.admin.query(`insert into estate.messages (site_id, firstname, lastname, email, message, locale)
    select 1, 'J', 'L', 'j@example.com', 'm', 'fr' from generate_series(1, 7)`)
  const { folder } = await backUp(test)
  const { adminUrl } = await restored(folder)
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  onTestFinished(() => client.end())
  const heard: (string | undefined)[] = []
  client.on('notification', ({ payload }) => heard.push(payload))
  await client.query('listen cuvee_change')
  const { rows } =
    await client.query(`insert into estate.messages (site_id, firstname, lastname, email, message, locale)
    values (1, 'J', 'L', 'j@example.com', 'm', 'fr') returning id`)
  expect(rows[0].id).toBeGreaterThan(7)
  await client.query(`update estate.parameters set value = 'x' where site_id = 2 and id = 15`)
  await expect.poll(() => heard).toEqual(['2'])
})

async function addFile({ admin }: TestDatabase, storage: MediaStorage | null): Promise<string> {
  const { rows } = await admin.query(`insert into estate.customization_files
    (site_id, id, customization_id, filename, mime_type, bytes, width, height, created_at)
    select 1, md5(random()::text), id, 'x.jpg', 'image/jpeg', 4, 1, 1, now() from estate.customizations where site_id = 1
    limit 1 returning id`)
  const key = customizationFileKey(1, rows[0].id)
  await storage?.put({ key, bytes: Buffer.from('file'), mimeType: 'image/jpeg' })
  return key
}

/** The demo's files, and others that this test may delete. */
function layered(test: TestDatabase): MediaStorage {
  const own = createFileStorage(temporaryFolder())
  return { ...own, get: async (key) => (await own.get(key)) ?? test.storage.get(key) }
}

test('a file that is deleted while it is copied is named by no row of the backup', async () => {
  const test = await createTestDatabase()
  const storage = layered(test)
  const key = await addFile(test, storage)
  let isDeleted = false
  const get: MediaStorage['get'] = async (asked) => {
    if (asked === key && !isDeleted) {
      isDeleted = true
      await test.admin.query('delete from estate.customization_files')
      await storage.delete(key)
    }
    return storage.get(asked)
  }
  const { manifest } = await backUp({ ...test, storage: { ...storage, get } })
  expect(isDeleted).toBe(true)
  expect(manifest.lostFiles).toEqual([])
  expect(manifest.tables.find(({ name }) => name === 'estate.customization_files')?.rows).toBe(0)
})

test('a file that was lost before is named', async () => {
  const test = await createTestDatabase()
  const key = await addFile(test, null)
  const { manifest } = await backUp(test)
  expect(manifest.lostFiles).toEqual([key])
})

test('customers’ files come back with the rest', async () => {
  const test = await createTestDatabase()
  const storage = layered(test)
  const key = await addFile(test, storage)
  const { folder } = await backUp({ ...test, storage })
  const copy = await restored(folder)
  expect(Buffer.from((await copy.storage.get(key)) ?? []).toString()).toBe('file')
})

test('pictures of pages come back with the rest', async () => {
  const test = await createTestDatabase()
  const storage = layered(test)
  const { rows } = await test.admin.query(`update estate.page_layouts set picture_hash = 'abc'
    where site_id = 1 and id = (select min(id) from estate.page_layouts where site_id = 1) returning id`)
  const key = layoutPictureKey(1, String(rows[0].id))
  await storage.put({ key, bytes: Buffer.from('page'), mimeType: 'image/webp' })
  const { folder } = await backUp({ ...test, storage })
  const copy = await restored(folder)
  expect(Buffer.from((await copy.storage.get(key)) ?? []).toString()).toBe('page')
})

test('one byte that is not as it was written is found before anything is restored', async () => {
  const { folder, manifest } = await backUp(await createTestDatabase())
  await checkBackup(folder, silent)
  const { value: first } = await listFiles(folder).next()
  const path = join(folder, 'files', ...(first?.key ?? '').split('/'))
  const bytes = readFileSync(path)
  bytes[0] = (bytes[0] ?? 0) ^ 1
  writeFileSync(path, bytes)
  const { ownerUrl, adminUrl } = await createEmptyDatabase()
  const storage = createFileStorage(temporaryFolder())
  const restore = restoreBackup({ folder, ownerUrl, storage, secretKeys: [TEST_SECRET], say: silent })
  await expect(restore).rejects.toThrow(`This backup is damaged: the file ${first?.key} is not as it was written.`)
  expect(await tablesIn(adminUrl)).toBe(0)
  const table = join(folder, 'tables', `${manifest.tables[0]?.name}.jsonl.gz`)
  writeFileSync(table, readFileSync(table).subarray(0, 40))
  await expect(checkBackup(folder, silent)).rejects.toThrow('is not as it was written')
  rmSync(table)
  await expect(checkBackup(folder, silent)).rejects.toThrow('is not as it was written')
  rmSync(join(folder, 'manifest.json'))
  await expect(checkBackup(folder, silent)).rejects.toThrow('There is no finished backup')
})

test('another key is told in one sentence, and nothing is written', async () => {
  const test = await createTestDatabase()
  await test.admin.query(`insert into estate.provider_secrets (site_id, provider, sealed, changed_at)
    values (1, 'TEST_CARDS', '\\x00', now())`)
  const { folder } = await backUp(test)
  const { ownerUrl, adminUrl } = await createEmptyDatabase()
  const files = temporaryFolder()
  const secretKeys = ['another key of more than thirty-two characters']
  const restore = restoreBackup({ folder, ownerUrl, storage: createFileStorage(files), secretKeys, say: silent })
  await expect(restore).rejects.toThrow(
    'The 1 secrets in this backup were sealed under another key than SECRET_KEY: set the one it was made with, and change it after the restore.',
  )
  expect([await tablesIn(adminUrl), readdirSync(files)]).toEqual([0, []])
})

test('a database that holds an estate already, and a backup of a newer version, are refused', async () => {
  const test = await createTestDatabase()
  const { folder } = await backUp(test)
  const options = { folder, storage: createFileStorage(temporaryFolder()), secretKeys: [TEST_SECRET], say: silent }
  await expect(restoreBackup({ ...options, ownerUrl: test.ownerUrl })).rejects.toThrow('The database is not empty')
  const path = join(folder, 'manifest.json')
  writeFileSync(path, readFileSync(path, 'utf8').replace('0017-operating.sql', '9017-later.sql'))
  await expect(restoreBackup({ ...options, ownerUrl: test.ownerUrl })).rejects.toThrow(
    'This backup was made by a newer version (9017-later.sql): restore it with that one.',
  )
})

async function tablesIn(adminUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  const { rows } = await client.query(
    `select count(*)::int as n from pg_tables where schemaname not like 'pg%' and schemaname <> 'information_schema'`,
  )
  await client.end()
  return rows[0].n
}
