import { type FileHandle, open } from 'node:fs/promises'
import type { Pool } from 'pg'
import { fileEntry, tableEntry } from '#api/sites/exports/export-manifest.ts'
import { storedFileKey } from '#api/sites/exports/stored-file-key.ts'
import { addToDirectory } from '#db/estates/write-estate.ts'
import { beginTravel, listTravellingTables, type TravellingTable } from '#db/exports/read-exported.ts'
import {
  countWritten,
  forgetNoted,
  goOnCounting,
  lateColumns,
  settleLines,
  writeLines,
} from '#db/exports/write-imported.ts'
import { inSite, type SiteDb } from '#db/site-db.ts'
import type { Sealer } from '#providers/secrets/sealer.ts'
import type { MediaStorage } from '#providers/storage/media-storage.ts'
import { isLocalHost } from '#rules/sites/host-name.ts'
import { readTableLines, readWhole } from './archive-reader.ts'
import { type CheckedExport, checkExport } from './check-export.ts'
import { type Completion, completionsFor } from './completed-rows.ts'

interface ImportOptions {
  path: string
  /** Under which the estate is to answer; nobody answers there yet. */
  host: string
  port: number
  owner: Pool
  storage: MediaStorage
  secrets: Pick<Sealer, 'seal'>
  randomId: () => string
  say: (step: string) => void
}

interface Imported {
  siteId: number
  name: string
  url: string
}

/** Opens an estate with everything that an export holds: all of it or nothing. `owner` may write the directory. */
export async function importEstate(options: ImportOptions): Promise<Imported> {
  const file = await open(options.path, 'r')
  try {
    options.say('reading the export')
    const checked = await checkExport(file)
    return await openImported(checked, { ...options, file })
  } finally {
    await file.close()
  }
}

type Importing = ImportOptions & { file: FileHandle }

async function openImported(checked: CheckedExport, importing: Importing): Promise<Imported> {
  const { owner, host, port, storage } = importing
  const next = await nextSite(owner, host)
  const url = isLocalHost(host) ? `http://${host}:${port}` : `https://${host}`
  const { name } = checked.manifest.estate
  const stored: string[] = []
  try {
    const isOpen = await inSite({ pool: owner, siteId: next.id }, async (db) => {
      const estate = { id: next.id, name, isDefault: next.isDefault, hosts: [host] as const }
      if (!(await addToDirectory(db.withSchema('platform') as SiteDb, estate))) return false
      await writeEverything(db, { checked, importing, siteId: next.id })
      await storeFiles(checked, { importing, siteId: next.id, stored })
      return true
    })
    return isOpen ? { siteId: next.id, name, url } : openImported(checked, importing)
  } catch (error) {
    for (const key of stored) await storage.delete(key)
    throw error
  }
}

/** Two who open an estate at the same time would take the same number: the directory lets one of them in. */
async function nextSite(owner: Pool, host: string): Promise<{ id: number; isDefault: boolean }> {
  const { rows } = await owner.query<{ id: number; isDefault: boolean; taken: boolean }>(
    `select coalesce(max(id), 0) + 1 as id, not coalesce(bool_or(is_default), false) as "isDefault",
       exists (select from platform.site_hosts where host = $1) as taken from platform.sites`,
    [host],
  )
  const [next] = rows
  if (!next || next.taken)
    throw new Error(`Another estate answers under ${host} already: an export goes into an estate of its own.`)
  return next
}

interface WritingOptions {
  checked: CheckedExport
  importing: Importing
  siteId: number
}

/** Rows that others refer to first; then what triggers have noted gives way to what the file says; then what stays open. */
async function writeEverything(db: SiteDb, options: WritingOptions): Promise<void> {
  await beginTravel(db)
  const tables = await listTravellingTables(db)
  checkShapes(tables, options.checked)
  const completions = completionsFor({ ...options.importing, siteId: options.siteId })
  const [noted, plain] = [true, false].map((is) => tables.filter(({ rules }) => !!rules.isNotedByTriggers === is))
  for (const table of plain ?? []) await writeTable(db, { ...options, table, completion: completions[table.name] })
  for (const table of noted ?? []) {
    await forgetNoted(db, table)
    await writeTable(db, { ...options, table, completion: undefined })
  }
  for (const table of tables) {
    if (lateColumns(table).length === 0) continue
    for await (const lines of linesOf(table, options)) await settleLines(db, { table, lines })
  }
  for (const table of tables) await goOnCounting(db, table)
}

/** The same version has the same tables; what the file says of them is only compared. */
function checkShapes(tables: readonly TravellingTable[], { manifest }: CheckedExport): void {
  const shape = ({ name, columns }: { name: string; columns: readonly string[] }) => `${name} (${columns.join(', ')})`
  const here = tables.map(shape).sort()
  const there = manifest.tables.map(shape).sort()
  if (here.join('\n') !== there.join('\n')) throw new Error('The tables of this export are not those of this version.')
}

interface TableOptions extends WritingOptions {
  table: TravellingTable
  completion: Completion | undefined
}

async function writeTable(db: SiteDb, options: TableOptions): Promise<void> {
  const { table, completion, checked, importing } = options
  let written = 0
  for await (const lines of linesOf(table, options)) {
    const rows = completion ? lines.map((line) => completedLine(line, completion)) : lines
    await writeLines(db, { table, lines: rows, added: completion?.columns ?? [] })
    written += lines.length
  }
  const told = checked.manifest.tables.find(({ name }) => name === table.name)?.rows
  const found = await countWritten(db, table)
  if (written !== told || found < written)
    throw new Error(`${table.name} should have ${told} rows and has ${Math.min(found, written)}.`)
  if (written >= 10_000) importing.say(`${table.name}: ${written} rows`)
}

function completedLine(line: string, { complete }: Completion): string {
  const row = JSON.parse(line) as Record<string, unknown>
  return JSON.stringify({ ...row, ...complete(row) })
}

function linesOf({ name }: TravellingTable, { checked, importing }: WritingOptions): AsyncGenerator<string[]> {
  const told = checked.manifest.tables.find((table) => table.name === name)
  const archived = checked.archive.get(tableEntry(name))
  if (!told || !archived) throw new Error(`The export has no ${name}.`)
  return readTableLines(importing.file, { archived, textBytes: told.textBytes })
}

async function storeFiles(
  { manifest, archive }: CheckedExport,
  { importing, siteId, stored }: { importing: Importing; siteId: number; stored: string[] },
): Promise<void> {
  for (const one of manifest.files) {
    const archived = archive.get(fileEntry(one))
    if (!archived) throw new Error(`The export has no ${fileEntry(one)}.`)
    const key = storedFileKey(siteId, one)
    stored.push(key)
    await importing.storage.put({ key, bytes: await readWhole(importing.file, archived), mimeType: one.mimeType })
  }
  importing.say(`files: ${manifest.files.length}`)
}
