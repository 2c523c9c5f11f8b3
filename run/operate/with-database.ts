import type { Pool } from 'pg'
import { ensureAppLogin } from '#db/app-login.ts'
import { createPool } from '#db/pool.ts'
import { checkKeys } from '#run/keys/check-keys.ts'
import { findKeys } from '#run/keys/keys.ts'
import { asOwner, bringUpToDate } from '#run/prepare-database.ts'
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
    const keys = findKeys(settings)
    await asOwner(ownerUrl, async (owner) => {
      const { rows } = await owner.query(`select to_regclass('platform.remembered') is not null as "isMade"`)
      if (!rows[0]?.isMade) throw new Error('Nothing was started on this database yet: npm start makes it ready.')
      await checkKeys(owner, keys)
    })
    const appUrl = await ensureAppLogin(ownerUrl, keys.present)
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
    const { appUrl } = await bringUpToDate({ ownerUrl, keys: findKeys(settings), say: print })
    return await onPools(work, { settings, ownerUrl, appUrl })
  } finally {
    await stop()
  }
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
