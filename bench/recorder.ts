import { createServer } from 'node:http'
import { createApp } from '#api/app.ts'
import { createDirectory } from '#api/calls/site-directory.ts'
import { fullRegistry } from '#api/full-registry.ts'
import { createGate } from '#api/http/gate.ts'
import { createPool } from '#db/pool.ts'
import { createFolderSender } from '#providers/mails/folder.ts'
import { createStorage } from '#providers/storage/create-storage.ts'
import { createServices } from '#run/create-services.ts'
import { GATE } from '#run/limits.ts'
import { type Journeys, recordJourneys } from './statements.ts'

interface Asked {
  method: 'GET' | 'POST'
  url: string
  body?: string
  /** Of somebody who is signed in. */
  token?: string
}

/** The product's own code on a connection that is listened to. */
export async function createRecorder(appUrl: string) {
  const pool = createPool({ url: appUrl, max: 1, onTrouble: () => {} })
  const take = recordJourneys(pool)
  const services = createServices({
    pool,
    storage: createStorage({ dataDir: '.data', url: null }),
    mails: createFolderSender('.data/mails'),
    secretKey: 'only for measuring: nothing is sealed',
    isDemo: true,
    testCards: true,
    deliver: async () => {},
  })
  const app = await createApp({
    pool,
    directory: await createDirectory(pool, null),
    registry: fullRegistry,
    services,
    gate: createGate(GATE),
    now: () => new Date(),
    isReady: async () => true,
    trustProxy: 0,
    logLevel: 'silent',
    createServer: (handler) => createServer(handler),
  })
  return {
    /** What one call asks the database, and what it answers. */
    async send({ method, url, body, token }: Asked, site: number): Promise<{ journeys: Journeys; answer: unknown }> {
      take()
      const headers = {
        host: 'localhost',
        idsite: String(site),
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: token } : {}),
      }
      const answered = await app.inject({ method, url, headers, ...(body ? { payload: body } : {}) })
      if (answered.statusCode !== 200) throw new Error(`${url} answered ${answered.statusCode}: ${answered.body}`)
      return { journeys: take(), answer: answered.json() }
    },
    async close() {
      await app.close()
      services.close()
      await pool.end()
    },
  }
}
