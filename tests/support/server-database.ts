import { join } from 'node:path'
import pg from 'pg'
import { findRunningCluster } from '#db/embedded/running-cluster.ts'

/** The database of a server that runs on this data folder, for journeys that need rows no screen can make. */
export async function connectToServer(dataDir: string): Promise<pg.Client> {
  const found = findRunningCluster(join(dataDir, 'postgres'))
  if (!found) throw new Error(`No server runs on ${dataDir}`)
  const client = new pg.Client({ connectionString: found.adminUrl })
  await client.connect()
  return client
}
