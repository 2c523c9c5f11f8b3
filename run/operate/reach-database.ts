import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startCluster } from '#db/embedded/cluster.ts'
import { findRunningCluster } from '#db/embedded/running-cluster.ts'
import type { Settings } from '#settings.ts'

/** The database of these settings, beside a running server or without one; one that was never made is none. */
export async function reachDatabase({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>) {
  const idle = async () => {}
  if (databaseUrl) return { ownerUrl: databaseUrl, stop: idle }
  const folder = join(dataDir, 'postgres')
  const running = findRunningCluster(folder)
  if (running) return { ownerUrl: running.ownerUrl, stop: idle }
  if (!existsSync(folder)) throw new Error(`There is no database in ${dataDir} yet: npm start makes one.`)
  const cluster = await startCluster({ folder, say: () => {} })
  return { ownerUrl: await cluster.createDatabase('cuvee'), stop: cluster.stop }
}
