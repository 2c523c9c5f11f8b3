import { randomBytes } from 'node:crypto'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { writeExport } from '#api/sites/exports/write-export.ts'
import { inSite } from '#db/site-db.ts'
import { createFileStorage } from '#providers/storage/files.ts'
import type { MediaStorage } from '#providers/storage/media-storage.ts'
import { importEstate } from '#run/operate/import-estate.ts'
import type { TestDatabase } from './test-database.ts'

/** A folder of this test's own; gone when it is over. */
export async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cuvee-copies-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** The demo's files, and beside them those that this test stores: nobody else sees them. */
export async function layeredStorage({ storage }: Pick<TestDatabase, 'storage'>): Promise<MediaStorage> {
  const own = createFileStorage(await ownFolder())
  return {
    ...own,
    get: async (key) => (await own.get(key)) ?? storage.get(key),
    getPart: async (part) => (await own.getPart(part)) ?? storage.getPart(part),
  }
}

/** An estate in one file. */
export async function exportEstate(
  { pool, storage }: Pick<TestDatabase, 'pool' | 'storage'>,
  { siteId, name = 'Estate' }: { siteId: number; name?: string },
) {
  const path = join(await ownFolder(), 'estate.tar')
  const file = await open(path, 'wx+')
  const written = await writeExport({
    file,
    site: { id: siteId, name, host: 'localhost' },
    storage,
    now: new Date(),
    transact: (work) => inSite({ pool, siteId }, work),
    onProgress: async () => {},
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
