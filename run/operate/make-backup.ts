import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { allSealed } from '#api/all-sealed.ts'
import { storedFileKey } from '#api/sites/exports/stored-file-key.ts'
import {
  beginSnapshot,
  countStoredRows,
  listNamedFiles,
  listSequences,
  listSiteIds,
  readRows,
} from '#db/backup/read-rows.ts'
import { listStoredTables, type StoredTable } from '#db/backup/stored-tables.ts'
import { keyId } from '#providers/secrets/key-id.ts'
import type { MediaStorage } from '#providers/storage/media-storage.ts'
import { type BackedUpFile, FILES_LIST, sha256, storedFile, tableFile, writeLines } from './backup-parts.ts'
import { checkBackup } from './check-backup.ts'
import { MANIFEST_FILE, type Manifest, writtenManifest } from './manifest.ts'

interface BackupOptions {
  ownerUrl: string
  storage: MediaStorage
  /** Those under which secrets may be sealed at this moment. */
  secretKeys: readonly string[]
  /** Must not exist yet. */
  folder: string
  now: Date
  say: (step: string) => void
  /** Between two looks for files that are gone. */
  pauseMs?: number
}

/** A file that somebody deletes while we copy is looked for in a newer snapshot, which no longer names it. */
const LOOKS = 3
/**
 * Copies the database as it is at one moment, and every file that its rows name, while others go on working. What is
 * there in the end was read again and compared; until then the folder is called `….unfinished`.
 */
export async function makeBackup(options: BackupOptions): Promise<Manifest> {
  const { folder, say } = options
  const unfinished = `${folder}.unfinished`
  await mkdir(join(unfinished, 'tables'), { recursive: true, mode: 0o700 })
  const client = new pg.Client({ connectionString: options.ownerUrl, application_name: 'cuvee backup' })
  client.on('error', () => {})
  await client.connect()
  try {
    const copied = await copyFiles(client, { ...options, folder: unfinished })
    const tables = await copyTables(client, { folder: unfinished, say })
    const manifest = await describe(client, { options, tables, ...copied })
    await client.query('commit')
    await writeFile(join(unfinished, MANIFEST_FILE), writtenManifest(manifest), { mode: 0o600 })
  } finally {
    await client.end()
  }
  say('reading it again')
  const checked = await checkBackup(unfinished, say)
  await rename(unfinished, folder)
  return checked
}

/** Leaves the snapshot open in which every file was found. */
async function copyFiles(client: pg.Client, options: BackupOptions) {
  const known = new Map<string, BackedUpFile>()
  for (let look = 1; ; look++) {
    await beginSnapshot(client)
    const named = await listNamedFiles(client, await listSiteIds(client))
    const lost: string[] = []
    const files: BackedUpFile[] = []
    for (const [at, { mimeType, siteId, ...place }] of named.entries()) {
      const key = storedFileKey(siteId, place)
      const file = known.get(key) ?? (await copyFile(key, { ...options, mimeType }))
      if (file) known.set(key, file)
      if (file) files.push(file)
      else lost.push(key)
      if ((at + 1) % 500 === 0) options.say(`files: ${at + 1} of ${named.length}`)
    }
    if (lost.length === 0 || look === LOOKS) {
      options.say(`files: ${files.length}${lost.length > 0 ? `, and ${lost.length} that are not in the storage` : ''}`)
      return { files, lostFiles: lost }
    }
    await client.query('rollback')
    await wait(options.pauseMs ?? 1_000)
  }
}

async function copyFile(
  key: string,
  { storage, folder, mimeType }: Pick<BackupOptions, 'storage' | 'folder'> & { mimeType: string },
): Promise<BackedUpFile | null> {
  const bytes = await storage.get(key)
  if (!bytes) return null
  const path = storedFile(folder, key)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await writeFile(path, bytes, { mode: 0o600 })
  return { key, mimeType, bytes: bytes.length, sha256: sha256(bytes) }
}

type CopiedTable = Manifest['tables'][number]

async function copyTables(
  client: pg.Client,
  { folder, say }: Pick<BackupOptions, 'folder' | 'say'>,
): Promise<CopiedTable[]> {
  const tables = await listStoredTables(client)
  const siteIds = await listSiteIds(client)
  const copied: CopiedTable[] = []
  for (const table of tables) {
    const written = await writeLines(tableFile(folder, table.name), readRows(client, { table, siteIds }))
    const rows = await countStoredRows(client, { table, siteIds })
    if (rows !== written.count) throw new Error(`${table.name} has ${rows} rows, and ${written.count} were written.`)
    copied.push({ ...(table as Mutable<StoredTable>), rows, sha256: written.sha256 })
    if (rows >= 10_000) say(`${table.name}: ${rows} rows`)
  }
  const rows = copied.reduce((sum, table) => sum + table.rows, 0)
  say(`tables: ${copied.length} with ${rows} rows of ${siteIds.length} estates`)
  return copied
}

type Mutable<Table extends StoredTable> = Omit<Table, 'columns' | 'key'> & {
  columns: { name: string; type: string }[]
  key: string[]
}

interface Copied {
  options: BackupOptions
  tables: CopiedTable[]
  files: BackedUpFile[]
  lostFiles: string[]
}

async function describe(client: pg.Client, { options, tables, files, lostFiles }: Copied) {
  const { rows: migrations } = await client.query<Manifest['migrations'][number]>(
    'select name, checksum from public.cuvee_migrations order by name',
  )
  const list = join(`${options.folder}.unfinished`, FILES_LIST)
  const written = await writeLines(list, inOneBatch(files))
  return {
    madeAt: options.now.toISOString(),
    keyIds: options.secretKeys.map(keyId),
    sealedRows: await countSealed(client),
    migrations,
    tables,
    sequences: await listSequences(client),
    files: { ...written, count: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) },
    lostFiles,
  }
}

async function* inOneBatch(files: readonly BackedUpFile[]) {
  yield files
}

async function countSealed(client: pg.Client): Promise<number> {
  const siteIds = await listSiteIds(client)
  let total = 0
  for (const { table, column } of allSealed) {
    total += await countStoredRows(client, { table: { name: table, isTenant: true }, siteIds, holding: column })
  }
  return total
}
