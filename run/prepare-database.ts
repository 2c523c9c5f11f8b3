import { join } from 'node:path'
import type { Pool } from 'pg'
import { allJobs } from '#api/all-jobs.ts'
import { installJobs } from '#api/background/jobs.ts'
import { ensureAppLogin } from '#db/app-login.ts'
import { loadDemo } from '#db/demo/load-demo.ts'
import { startCluster } from '#db/embedded/cluster.ts'
import { loadCommunes } from '#db/load-communes.ts'
import { migrate } from '#db/migrate.ts'
import { createPool } from '#db/pool.ts'
import { checkServerVersion } from '#db/server-version.ts'
import { syncParameters } from '#db/sync-parameters.ts'
import { createPictureMaker } from '#providers/pictures/create-picture-maker.ts'
import { createStorage } from '#providers/storage/create-storage.ts'
import type { Settings } from '#settings.ts'
import { storeOriginals } from './pictures/store-originals.ts'

export interface Database {
  /** The address for the serving processes, whose role owns nothing. */
  appUrl: string
  stop(): Promise<void>
}

interface PrepareOptions {
  settings: Settings
  secretKey: string
  say: (step: string) => void
}

/** Starts or reaches the database and brings it up to date. Failures come out as one sentence. */
export async function prepareDatabase({ settings, secretKey, say }: PrepareOptions): Promise<Database> {
  const { ownerUrl, stop } = await reachDatabase(settings, say)
  try {
    await checkServerVersion(ownerUrl)
    await migrate({ url: ownerUrl, onStep: (name) => say(`migrating: ${name}`) })
    await installJobs(ownerUrl, allJobs)
    const appUrl = await ensureAppLogin(ownerUrl, secretKey)
    await loadData({ ownerUrl, settings, say })
    return { appUrl, stop }
  } catch (error) {
    await stop()
    throw new Error(`The database cannot be prepared: ${(error as Error).message}`)
  }
}

async function reachDatabase(settings: Settings, say: (step: string) => void) {
  if (settings.databaseUrl) return { ownerUrl: settings.databaseUrl, stop: async () => {} }
  say('starting the database')
  const cluster = await startCluster({ folder: join(settings.dataDir, 'postgres'), say })
  return { ownerUrl: await cluster.createDatabase('cuvee'), stop: cluster.stop }
}

interface LoadDataOptions {
  ownerUrl: string
  settings: Settings
  say: (step: string) => void
}

async function loadData({ ownerUrl, settings, say }: LoadDataOptions): Promise<void> {
  const owner = createPool({ url: ownerUrl, max: 1, onTrouble: () => {} })
  try {
    if (await loadCommunes(owner)) say('communes and postal codes loaded')
    if (await syncParameters(owner)) say('parameters of this version added')
    const names = settings.demo ? await loadDemoWithFiles(owner, settings) : []
    if (names.length > 0) say(`demo estates loaded: ${names.join(', ')}`)
  } finally {
    await owner.end()
  }
}

async function loadDemoWithFiles(owner: Pool, { port, dataDir, storageUrl: url }: Settings): Promise<string[]> {
  const pictures = createPictureMaker()
  try {
    return await loadDemo(owner, { port, storeFile: storeOriginals(createStorage({ dataDir, url }), pictures) })
  } finally {
    pictures.close()
  }
}
