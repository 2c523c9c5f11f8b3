import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { countStoredRows, type StoredRow } from '#db/backup/read-rows.ts'
import { listStoredTables, type StoredTable } from '#db/backup/stored-tables.ts'
import { beginWriting, endWriting, writeRows } from '#db/backup/write-rows.ts'
import { migrate, readMigrations } from '#db/migrate.ts'
import { keyId } from '#providers/secrets/key-id.ts'
import type { MediaStorage } from '#providers/storage/media-storage.ts'
import { readLines, sha256, storedFile, tableFile } from './backup-parts.ts'
import { checkBackup, listFiles } from './check-backup.ts'
import type { Manifest } from './manifest.ts'

interface RestoreOptions {
  folder: string
  ownerUrl: string
  storage: MediaStorage
  /** Those that may open what is sealed. */
  secretKeys: readonly string[]
  say: (step: string) => void
}

/** Puts a backup into an empty database and its storage. Nothing is written before everything was checked. */
export async function restoreBackup({ folder, ownerUrl, storage, secretKeys, say }: RestoreOptions): Promise<Manifest> {
  const manifest = await checkBackup(folder, say)
  checkKey(manifest, secretKeys)
  const migrations = await findMigrations(manifest)
  await checkIsEmpty(ownerUrl, migrations)
  await restoreFiles({ folder, storage, say })
  await migrate({ url: ownerUrl, onStep: () => {}, migrations })
  await restoreTables({ folder, ownerUrl, manifest, say })
  return manifest
}

/** Before anything is written: what was sealed under another key would lie there and never open again. */
export function checkKey({ keyIds, sealedRows }: Manifest, secretKeys: readonly string[]): void {
  const known = new Set(secretKeys.map(keyId))
  if (sealedRows === 0 || keyIds.every((id) => known.has(id))) return
  throw new Error(
    `The ${sealedRows} secrets in this backup were sealed under another key than SECRET_KEY: set the one it was made with, and change it after the restore.`,
  )
}

/** The steps that had been taken when the backup was made: later ones are taken after its rows are there. */
async function findMigrations({ migrations }: Manifest) {
  const known = await readMigrations()
  const checksums = new Map(migrations.map(({ name, checksum }) => [name, checksum]))
  const unknown = migrations.find(({ name }) => !known.some((one) => one.name === name))
  if (unknown) throw new Error(`This backup was made by a newer version (${unknown.name}): restore it with that one.`)
  return known.filter(({ name }) => checksums.has(name))
}

async function checkIsEmpty(ownerUrl: string, migrations: readonly { name: string }[]): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const { rows: made } = await client.query(`select to_regclass('platform.sites') is not null as "isMade"`)
    if (!made[0]?.isMade) return
    const { rows } = await client.query('select from platform.sites')
    const { rows: steps } = await client.query<{ name: string }>('select name from public.cuvee_migrations')
    const isAhead = steps.some(({ name }) => !migrations.some((one) => one.name === name))
    if (rows.length > 0 || isAhead)
      throw new Error('The database is not empty: a restore goes into one that nothing was started on yet.')
  } finally {
    await client.end()
  }
}

async function restoreFiles({
  folder,
  storage,
  say,
}: Pick<RestoreOptions, 'folder' | 'storage' | 'say'>): Promise<void> {
  let count = 0
  for await (const { key, mimeType, sha256: expected } of listFiles(folder)) {
    const bytes = await readFile(storedFile(folder, key))
    await storage.put({ key, bytes, mimeType })
    const stored = await storage.get(key)
    if (!stored || sha256(stored) !== expected) throw new Error(`The storage did not keep the file ${key} as it was.`)
    if (++count % 500 === 0) say(`files: ${count}`)
  }
  say(`files: ${count}`)
}

/** One transaction: all rows or none. */
async function restoreTables({
  folder,
  ownerUrl,
  manifest,
  say,
}: Pick<RestoreOptions, 'folder' | 'ownerUrl' | 'say'> & { manifest: Manifest }): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'cuvee restore' })
  client.on('error', () => {})
  await client.connect()
  try {
    const tables = sameTables(await listStoredTables(client), manifest)
    await beginWriting(client, tables)
    for (const table of tables) {
      for await (const rows of readLines<StoredRow>(tableFile(folder, table.name)))
        await writeRows(client, { table, rows })
    }
    await compareCounts(client, { tables, manifest })
    await endWriting(client, { tables, sequences: manifest.sequences })
    for (const { name } of tables) await client.query(`analyze ${name}`)
  } finally {
    await client.end()
  }
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  say(`tables: ${manifest.tables.length} with ${rows} rows, counted again`)
}

/** After the same migrations there are the same tables with the same columns; what the backup says is only compared. */
function sameTables(present: readonly StoredTable[], { tables }: Manifest): StoredTable[] {
  const shape = ({ name, columns }: StoredTable) => `${name} (${columns.map((column) => column.name).join(', ')})`
  const missing = tables.map(shape).find((wanted) => !present.some((table) => shape(table) === wanted))
  if (missing) throw new Error(`This database has no table ${missing}, which the backup has rows of.`)
  return [...present]
}

async function compareCounts(
  client: pg.Client,
  { tables, manifest }: { tables: readonly StoredTable[]; manifest: Manifest },
): Promise<void> {
  const { rows: sites } = await client.query<{ id: number }>('select id from platform.sites order by id')
  const siteIds = sites.map(({ id }) => id)
  for (const table of tables) {
    const expected = manifest.tables.find(({ name }) => name === table.name)?.rows
    const found = await countStoredRows(client, { table, siteIds })
    if (found !== expected) throw new Error(`${table.name} should have ${expected} rows and has ${found}.`)
  }
}
