import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startCluster } from '#db/embedded/cluster.ts'
import { findRunningCluster } from '#db/embedded/running-cluster.ts'
import { openDataFolder } from '#run/data-folder.ts'
import type { Settings } from '#settings.ts'

interface ReachedDatabase {
  ownerUrl: string
  stop(): Promise<void>
}

type Place = Pick<Settings, 'databaseUrl' | 'dataDir'>

/** The database of these settings, beside a running server or without one; one that was never made is none. */
export async function reachDatabase(place: Place): Promise<ReachedDatabase> {
  const { databaseUrl, dataDir } = place
  if (databaseUrl === null && !existsSync(clusterFolder(dataDir)))
    throw new Error(`There is no database in ${dataDir} yet: npm start makes one.`)
  return reachOrMakeDatabase(place, () => {})
}

/** The same; the embedded one is made when there is none. */
export async function reachOrMakeDatabase(
  { databaseUrl, dataDir }: Place,
  say: (step: string) => void,
): Promise<ReachedDatabase> {
  const nothing = async () => {}
  if (databaseUrl !== null) return { ownerUrl: databaseUrl, stop: nothing }
  const folder = clusterFolder(dataDir)
  const running = findRunningCluster(folder)
  if (running) return { ownerUrl: running.ownerUrl, stop: nothing }
  // Nobody may start a server on the folder while we use it.
  const { release } = openDataFolder(dataDir)
  try {
    const cluster = await startCluster({ folder, say })
    const stop = async () => {
      await cluster.stop()
      release()
    }
    return { ownerUrl: await cluster.createDatabase('cuvee'), stop }
  } catch (error) {
    release()
    throw error
  }
}

function clusterFolder(dataDir: string): string {
  return join(dataDir, 'postgres')
}
