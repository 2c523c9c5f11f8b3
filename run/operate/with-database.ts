import type { Pool } from 'pg'
import { ensureAppLogin } from '#db/app-login.ts'
import { createPool } from '#db/pool.ts'
import { readOrMakeSecret } from '#run/data-folder.ts'
import { bringUpToDate } from '#run/prepare-database.ts'
import { readSettings, type Settings } from '#settings.ts'
import { print } from './command.ts'
import { reachDatabase, reachOrMakeDatabase } from './reach-database.ts'

interface Ground {
  settings: Settings
  /** May write the directory. */
  owner: Pool
  /** As the serving processes see it. */
  app: Pool
}

type Work<Value> = (ground: Ground) => Promise<Value>

/** Does something on the database that the settings name. */
export async function withDatabase<Value>(work: Work<Value>): Promise<Value> {
  const settings = readSettings(process.env)
  const { ownerUrl, stop } = await reachDatabase(settings)
  try {
    const appUrl = await ensureAppLogin(ownerUrl, secretOf(settings))
    return await onPools(work, { settings, ownerUrl, appUrl })
  } finally {
    await stop()
  }
}

/** The same on a database that may be empty: it is brought to this version first. */
export async function withPreparedDatabase<Value>(work: Work<Value>): Promise<Value> {
  const settings = readSettings(process.env)
  const { ownerUrl, stop } = await reachOrMakeDatabase(settings, print)
  try {
    const appUrl = await bringUpToDate({ ownerUrl, secretKey: secretOf(settings), say: print })
    return await onPools(work, { settings, ownerUrl, appUrl })
  } finally {
    await stop()
  }
}

function secretOf({ secretKey, dataDir }: Settings): string {
  return secretKey ?? readOrMakeSecret(dataDir)
}

async function onPools<Value>(
  work: Work<Value>,
  { settings, ownerUrl, appUrl }: { settings: Settings; ownerUrl: string; appUrl: string },
): Promise<Value> {
  const pool = (url: string) => createPool({ url, max: 2, onTrouble: () => {} })
  const owner = pool(ownerUrl)
  const app = pool(appUrl)
  try {
    return await work({ settings, owner, app })
  } finally {
    await owner.end()
    await app.end()
  }
}
