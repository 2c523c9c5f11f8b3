import type { FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import {
  beginExport,
  lastMigration,
  listEstateFiles,
  listTravellingTables,
  type NamedFile,
  readLines,
  type TravellingTable,
} from '#db/exports/read-exported.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { MediaStorage } from '#providers/storage/media-storage.ts'
import { EXPORT_READING_MS } from '#rules/sites/estate-export.ts'
import { writeArchive } from './archive-writer.ts'
import { EXPORT_FORMAT, EXPORT_MANIFEST, type ExportManifest, fileEntry, tableEntry } from './export-manifest.ts'
import { publicLine } from './public-line.ts'
import { storedFileKey } from './stored-file-key.ts'

interface ExportOptions {
  /** Where the archive is written; nothing is in it yet. */
  file: FileHandle
  site: { id: number; name: string; host: string }
  storage: Pick<MediaStorage, 'getPart'>
  now: Date
  /** One transaction on the estate, the first of whose statements is the export's. */
  transact: <Value>(work: (db: SiteDb) => Promise<Value>) => Promise<Value>
  onProgress: (progress: { done: number; of: number }) => Promise<void>
  /** In milliseconds, for what must not take too long. */
  clock?: () => number
}

const PIECE_BYTES = 4_000_000

type Archive = ReturnType<typeof writeArchive>

/**
 * Everything of an estate in one file. Its rows are those of one moment; files are copied afterwards, when no transaction
 * is open any more: they are written before their rows, so whatever the rows name was there.
 */
export async function writeExport(options: ExportOptions): Promise<{ manifest: ExportManifest; bytes: number }> {
  const { file, site, now, transact } = options
  const archive = writeArchive(file, now)
  const { tables, named } = await transact((db) => writeTables(db, { archive, options }))
  const { files, missingFiles } = await writeFiles(named, { archive, options, tables: tables.length })
  const manifest: ExportManifest = {
    format: EXPORT_FORMAT,
    migration: await lastMigration(),
    madeAt: now.toISOString(),
    estate: { name: site.name, host: site.host },
    tables,
    files,
    missingFiles,
  }
  await archive.add(EXPORT_MANIFEST, [Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`)])
  return { manifest, bytes: await archive.end() }
}

interface Writing {
  archive: Archive
  options: ExportOptions
}

async function writeTables(db: SiteDb, { archive, options }: Writing) {
  await beginExport(db)
  const travelling = await listTravellingTables(db)
  const named = await listEstateFiles(db)
  const of = travelling.length + named.length
  const { clock = Date.now } = options
  const until = clock() + EXPORT_READING_MS
  const tables: ExportManifest['tables'] = []
  for (const table of travelling) {
    // Within a table too: a million rows take longer than anybody believes that work goes on.
    const onRows = () => {
      if (clock() > until) throw new Error(`Reading the rows takes too long: stopped in ${table.name}.`)
      return options.onProgress({ done: tables.length, of })
    }
    tables.push(await writeTable(db, { table, archive, onRows }))
  }
  return { tables, named }
}

interface TableWriting {
  table: TravellingTable
  archive: Archive
  onRows: () => Promise<void>
}

async function writeTable(db: SiteDb, { table, archive, onRows }: TableWriting) {
  let rows = 0
  let textBytes = 0
  async function* text() {
    for await (const lines of readLines(db, table)) {
      const piece = Buffer.from(lines.map((line) => `${publicLine(table.name, line)}\n`).join(''))
      rows += lines.length
      textBytes += piece.length
      yield piece
      await onRows()
    }
  }
  const written = await archive.add(tableEntry(table.name), compressed(text()))
  return { name: table.name, columns: [...table.columns], rows, textBytes, ...written }
}

/** What fails while rows are read ends the reading of the compressed bytes too. */
function compressed(pieces: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  const source = Readable.from(pieces)
  const gzip = createGzip({ level: 6 })
  source.once('error', (error) => gzip.destroy(error))
  return source.pipe(gzip)
}

async function writeFiles(
  named: readonly NamedFile[],
  { archive, options, tables }: Writing & { tables: number },
): Promise<Pick<ExportManifest, 'files' | 'missingFiles'>> {
  const files: ExportManifest['files'] = []
  const missingFiles: string[] = []
  for (const [at, file] of named.entries()) {
    const key = storedFileKey(options.site.id, file)
    const first = await options.storage.getPart({ key, start: 0, end: PIECE_BYTES - 1 })
    if (first) {
      const pieces = restOf(options.storage, { key, first })
      files.push({ ...file, ...(await archive.add(fileEntry(file), pieces)) })
    } else missingFiles.push(`${file.kind}/${file.id}`)
    await options.onProgress({ done: tables + at + 1, of: tables + named.length })
  }
  return { files, missingFiles }
}

type Part = { bytes: Uint8Array; total: number }

async function* restOf(
  storage: ExportOptions['storage'],
  { key, first }: { key: string; first: Part },
): AsyncGenerator<Uint8Array> {
  yield first.bytes
  let start = first.bytes.length
  while (start < first.total) {
    const part = await storage.getPart({ key, start, end: start + PIECE_BYTES - 1 })
    if (!part || part.bytes.length === 0) throw new Error(`The storage has lost ${key} while it was copied.`)
    yield part.bytes
    start += part.bytes.length
  }
}
