import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { allJobs } from '#api/all-jobs.ts'
import { installJobs } from '#api/background/jobs.ts'
import { loadDemo } from '#db/demo/load-demo.ts'
import { startCluster } from '#db/embedded/cluster.ts'
import { migrate } from '#db/migrate.ts'
import { createPool } from '#db/pool.ts'
import { createPictureMaker } from '#providers/pictures/create-picture-maker.ts'
import { createFileStorage } from '#providers/storage/files.ts'
import { storeOriginals } from '#run/pictures/store-originals.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The superuser's address of the database that every test file copies. */
    templateUrl: string
    /** Where the originals of the demo estates' pictures lie. */
    mediaFolder: string
  }
}

const TEMPLATE = 'cuvee_template'

/** One real PostgreSQL for all call tests; each file works on a copy of the demo estates. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { templateUrl, mediaFolder, stop } = await startTemplate()
  project.provide('mediaFolder', mediaFolder)
  project.provide('templateUrl', templateUrl)
  return stop
}

/** A PostgreSQL with the demo estates, to be copied. */
export async function startTemplate() {
  const folder = mkdtempSync(join(fastestFolder(), 'cuvee-test-'))
  const cluster = await startCluster({ folder, say: () => {}, durable: false })
  const ownerUrl = await cluster.createDatabase(TEMPLATE)
  await migrate({ url: ownerUrl, onStep: () => {} })
  await installJobs(ownerUrl, allJobs)
  const owner = createPool({ url: ownerUrl, max: 1, onTrouble: () => {} })
  const mediaFolder = join(folder, 'media')
  const pictures = createPictureMaker()
  await loadDemo(owner, { port: 3000, storeFile: storeOriginals(createFileStorage(mediaFolder), pictures) })
  pictures.close()
  // What waits for its hour in the demo would be found by tests that look for what they have asked for themselves.
  await owner.query('delete from platform.due_work')
  await owner.end()
  const stop = async () => {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { templateUrl: cluster.adminUrl(TEMPLATE), mediaFolder, stop }
}

const MEMORY_FOLDER = '/dev/shm'
const ROOM_BYTES = 4_000_000_000

/** A database is copied for each test: in memory that takes half the time. Some machines offer a few megabytes only. */
function fastestFolder(): string {
  if (!existsSync(MEMORY_FOLDER)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER)
  return bavail * bsize > ROOM_BYTES ? MEMORY_FOLDER : tmpdir()
}
