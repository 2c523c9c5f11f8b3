import type { Pool } from 'pg'
import { allJobs } from '#api/all-jobs.ts'
import { installJobs } from '#api/background/jobs.ts'
import { PROGRAM } from '#api/catalogue/program.ts'
import { ensureAppLogin } from '#db/app-login.ts'
import { askToTellAnew } from '#db/ask-to-tell-anew.ts'
import { loadDemo } from '#db/demo/load-demo.ts'
import { expectManyRows } from '#db/expect-many-rows.ts'
import { loadCommunes } from '#db/load-communes.ts'
import { migrate } from '#db/migrate.ts'
import { createPool } from '#db/pool.ts'
import { checkServerVersion } from '#db/server-version.ts'
import { syncParameters } from '#db/sync-parameters.ts'
import { createPictureMaker } from '#providers/pictures/create-picture-maker.ts'
import { createStorage } from '#providers/storage/create-storage.ts'
import type { Settings } from '#settings.ts'
import { checkKeys } from './keys/check-keys.ts'
import type { Keys } from './keys/keys.ts'
import { forgetOldKey, resealSecrets } from './keys/reseal.ts'
import { storeOriginals } from './pictures/store-originals.ts'

interface Database {
  /** The address for the serving processes, whose role owns nothing. */
  appUrl: string
  /** What is left to do while others serve. */
  afterwards(): Promise<void>
}

interface PrepareOptions {
  ownerUrl: string
  settings: Settings
  keys: Keys
  say: (step: string) => void
}

/** Brings the database up to date. Failures come out as one sentence. */
export async function prepareDatabase({ ownerUrl, settings, keys, say }: PrepareOptions): Promise<Database> {
  try {
    const { appUrl, mustReseal } = await bringUpToDate({ ownerUrl, keys, say })
    if (settings.demo) await loadDemoEstates({ ownerUrl, settings, say })
    await asOwner(ownerUrl, expectManyRows)
    const afterwards = () => asOwner(ownerUrl, (owner) => tidyKeys(owner, { keys, mustReseal, say }))
    return { appUrl, afterwards }
  } catch (error) {
    throw new Error(`The database cannot be prepared: ${(error as Error).message}`)
  }
}

interface UpdateOptions {
  ownerUrl: string
  keys: Keys
  say: (step: string) => void
}

/** Whatever this version wants to find in a database, be it empty or of an older one. */
export async function bringUpToDate({ ownerUrl, keys, say }: UpdateOptions): Promise<Updated> {
  await checkServerVersion(ownerUrl)
  await migrate({ url: ownerUrl, onStep: (name) => say(`migrating: ${name}`) })
  await installJobs(ownerUrl, allJobs)
  // A key that does not fit is told before a login is made with it.
  const { mustReseal } = await asOwner(ownerUrl, (owner) => checkKeys(owner, keys))
  const appUrl = await ensureAppLogin(ownerUrl, keys.present)
  await asOwner(ownerUrl, async (owner) => {
    if (await loadCommunes(owner)) say('communes and postal codes loaded')
    if (await syncParameters(owner)) say('parameters of this version added')
    if (PROGRAM) await askToTellAnew(owner, PROGRAM)
  })
  return { appUrl, mustReseal }
}

interface Updated {
  /** The application's address. */
  appUrl: string
  mustReseal: boolean
}

interface TidyOptions {
  keys: Keys
  mustReseal: boolean
  say: (step: string) => void
}

async function tidyKeys(owner: Pool, { keys, mustReseal, say }: TidyOptions): Promise<void> {
  if (mustReseal) await resealSecrets(owner, { keys, say })
  else await forgetOldKey(owner, keys)
}

interface DemoOptions {
  ownerUrl: string
  settings: Settings
  say: (step: string) => void
}

async function loadDemoEstates({ ownerUrl, settings, say }: DemoOptions): Promise<void> {
  const names = await asOwner(ownerUrl, async (owner) => {
    const loaded = await loadDemoWithFiles(owner, settings)
    // Within a minute PostgreSQL would count it by itself; until then it plans by guesses, and statements that are planned
    // once would keep to them.
    if (loaded.length > 0) await owner.query('analyze')
    return loaded
  })
  if (names.length > 0) say(`demo estates loaded: ${names.join(', ')}`)
}

export async function asOwner<Value>(url: string, work: (owner: Pool) => Promise<Value>): Promise<Value> {
  const owner = createPool({ url, max: 1, onTrouble: () => {} })
  try {
    return await work(owner)
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
