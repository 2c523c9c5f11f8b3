import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { allJobs } from '#api/all-jobs.ts'
import { installJobs } from '#api/background/jobs.ts'
import { ensureAppLogin } from '#db/app-login.ts'
import { loadDemo } from '#db/demo/load-demo.ts'
import { startCluster } from '#db/embedded/cluster.ts'
import { ADMIN } from '#db/embedded/init-cluster.ts'
import { migrate } from '#db/migrate.ts'
import { createPool } from '#db/pool.ts'
import { createPictureMaker } from '#providers/pictures/create-picture-maker.ts'
import { createFileStorage } from '#providers/storage/files.ts'
import { storeOriginals } from '#run/pictures/store-originals.ts'
import { TEST_SECRET } from './test-secret.ts'

declare module 'vitest' {
  interface ProvidedContext {
    template: Template
  }
}

/** What every test copies. */
export interface Template {
  /** The superuser's address of the database. */
  templateUrl: string
  /** The application's address of it, whose login serves every copy: to make one for each takes a connection. */
  appUrl: string
  /** Where the originals of the demo estates' pictures lie. */
  mediaFolder: string
}

const TEMPLATE = 'cuvee_template'

/** One real PostgreSQL for all call tests; each file works on a copy of the demo estates. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...template } = await startTemplate()
  project.provide('template', template)
  return stop
}

/** A PostgreSQL with the demo estates, to be copied. */
export async function startTemplate(): Promise<Template & { stop(): Promise<void> }> {
  const folder = mkdtempSync(join(fastestFolder(), 'cuvee-test-'))
  const cluster = await startCluster({ folder, say: () => {}, durable: false })
  await makePasswordsCheap(cluster.adminUrl('postgres'))
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
  const appUrl = await ensureAppLogin(ownerUrl, TEST_SECRET)
  const stop = async () => {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { templateUrl: cluster.adminUrl(TEMPLATE), appUrl, mediaFolder, stop }
}

/** Every test opens connections of its own: what slows down who guesses passwords would be a tenth of its time. */
async function makePasswordsCheap(adminUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query('alter system set scram_iterations = 1')
  await admin.query('select pg_reload_conf()')
  await admin.query('set scram_iterations = 1')
  await admin.query(`alter role ${ADMIN} password ${pg.escapeLiteral(new URL(adminUrl).password)}`)
  await admin.end()
}

const MEMORY_FOLDER = '/dev/shm'
const ROOM_BYTES = 4_000_000_000

/** A database is copied for each test: in memory that takes half the time. Some machines offer a few megabytes only. */
function fastestFolder(): string {
  if (!existsSync(MEMORY_FOLDER)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER)
  return bavail * bsize > ROOM_BYTES ? MEMORY_FOLDER : tmpdir()
}
