import { randomBytes } from 'node:crypto'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { inject, onTestFinished } from 'vitest'
import { writeArchive } from '#api/sites/exports/archive-writer.ts'
import { EXPORT_MANIFEST, type ExportManifest, tableEntry } from '#api/sites/exports/export-manifest.ts'
import { writeExport } from '#api/sites/exports/write-export.ts'
import { inSite } from '#db/site-db.ts'
import { createFileStorage } from '#providers/storage/files.ts'
import type { MediaStorage } from '#providers/storage/media-storage.ts'
import { listArchive, readWhole } from '#run/operate/archive-reader.ts'
import { importEstate } from '#run/operate/import-estate.ts'
import type { TestDatabase } from './test-database.ts'

/** A folder of this test's own; gone when it is over. */
export async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cuvee-copies-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** The demo's files, and beside them those that this test stores: nobody else sees them. */
export async function layeredStorage(): Promise<MediaStorage> {
  const storage = createFileStorage(inject('template').mediaFolder)
  const own = createFileStorage(await ownFolder())
  return {
    ...own,
    get: async (key) => (await own.get(key)) ?? storage.get(key),
    getPart: async (part) => (await own.getPart(part)) ?? storage.getPart(part),
  }
}

type Exporting = Parameters<typeof writeExport>[0]

interface ExportWish extends Pick<Partial<Exporting>, 'onProgress' | 'clock'> {
  siteId: number
  name?: string
}

/** An estate in one file. */
export async function exportEstate(
  { pool, storage }: Pick<TestDatabase, 'pool' | 'storage'>,
  { siteId, name = 'Estate', onProgress = async () => {}, clock = Date.now }: ExportWish,
) {
  const path = join(await ownFolder(), 'estate.tar')
  const file = await open(path, 'wx+')
  const written = await writeExport({
    file,
    site: { id: siteId, name, host: 'localhost' },
    storage,
    now: new Date(),
    transact: (work) => inSite({ pool, siteId }, work),
    onProgress,
    clock,
  }).finally(() => file.close())
  return { path, ...written }
}

/** Opens an estate of such a file. */
export function importCopy(
  { owner, storage, secrets }: Pick<TestDatabase, 'owner' | 'storage' | 'secrets'>,
  { path, host }: { path: string; host: string },
) {
  const randomId = () => randomBytes(16).toString('hex')
  return importEstate({ path, host, port: 3000, owner, storage, secrets, randomId, say: () => {} })
}

type Manifest = ExportManifest & Record<string, unknown>

interface Forgery {
  /** The lines of a table become others; what the export tells of them is true. */
  table?: { name: string; lines: (lines: string[]) => string[] }
  manifest?: (manifest: Manifest) => object
  /** Beside all others. */
  added?: string
}

/** A copy of an export in which somebody has changed something, as whoever knows the format can. */
export async function forgeExport(path: string, { table, manifest: change, added }: Forgery): Promise<string> {
  const [from, to] = [await open(path), `${path}-${randomBytes(4).toString('hex')}`]
  const file = await open(to, 'wx+')
  const entries = await listArchive(from)
  const archive = writeArchive(file, new Date())
  const told = entries.get(EXPORT_MANIFEST)
  const manifest = JSON.parse((told ? await readWhole(from, told) : '{}').toString()) as Manifest
  for (const [name, entry] of entries) {
    if (name === EXPORT_MANIFEST) continue
    const bytes = await readWhole(from, entry)
    const own = table && name === tableEntry(table.name) ? manifest.tables.find((one) => one.name === table.name) : null
    if (!table || !own) {
      await archive.add(name, [bytes])
      continue
    }
    const lines = table.lines(gunzipSync(bytes).toString().split('\n').slice(0, -1))
    const text = lines.map((line) => `${line}\n`).join('')
    Object.assign(own, { rows: lines.length, textBytes: Buffer.byteLength(text) })
    Object.assign(own, await archive.add(name, [gzipSync(text)]))
  }
  if (added) await archive.add(added, [Buffer.from('x')])
  await archive.add(EXPORT_MANIFEST, [Buffer.from(JSON.stringify(change ? change(manifest) : manifest))])
  await archive.end()
  await Promise.all([from.close(), file.close()])
  return to
}
