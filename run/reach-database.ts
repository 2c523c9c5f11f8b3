import { join } from 'node:path'
import { startCluster } from '#db/embedded/cluster.ts'
import type { Settings } from '#settings.ts'

interface ReachedDatabase {
  ownerUrl: string
  stop(): Promise<void>
}

/** The database of the settings, or the embedded one, which is started and looked after. */
export async function reachDatabase(settings: Settings, say: (step: string) => void): Promise<ReachedDatabase> {
  if (settings.databaseUrl) return { ownerUrl: settings.databaseUrl, stop: async () => {} }
  say('starting the database')
  try {
    const cluster = await startCluster({ folder: join(settings.dataDir, 'postgres'), say })
    return { ownerUrl: await cluster.createDatabase('cuvee'), stop: cluster.stop }
  } catch (error) {
    throw new Error(`The database cannot be prepared: ${(error as Error).message}`)
  }
}
