import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { ADMIN } from '#db/embedded/init-cluster.ts'

/** The database of a server that runs on this data folder, for journeys that need rows no screen can make. */
export async function connectToServer(dataDir: string): Promise<pg.Client> {
  const folder = join(dataDir, 'postgres')
  const password = readFileSync(join(folder, 'password'), 'utf8').trim()
  // The fourth line of PostgreSQL's lock file is its port.
  const port = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[3]
  const client = new pg.Client({ connectionString: `postgres://${ADMIN}:${password}@127.0.0.1:${port}/cuvee` })
  await client.connect()
  return client
}
