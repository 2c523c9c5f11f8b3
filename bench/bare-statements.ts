import { createServer } from 'node:http'
import pg from 'pg'
import { serveAsOrdered } from './side-server.ts'
import { type Journeys, runJourneys } from './statements.ts'

export interface BareStatements {
  appUrl: string
  /** As large as a serving process's own. */
  poolSize: number
  site: number
  journeys: Journeys
  /** What the product answers. */
  body: string
}

const HEADERS = ['content-type', 'application/json; charset=utf-8', 'cache-control', 'no-store']

/** The floor of a call: its statements in their journeys, and its answer written out; no rows are put together. */
serveAsOrdered<BareStatements>(({ appUrl, poolSize, site, journeys, body }) => {
  const pool = new pg.Pool({ connectionString: appUrl, max: poolSize, pipeline: true } as pg.PoolConfig)
  const answer = JSON.parse(body) as unknown
  return createServer(async (_request, response) => {
    try {
      const client = await pool.connect()
      await runJourneys(client, { site, journeys })
      client.release()
      const bytes = Buffer.from(JSON.stringify(answer))
      response.writeHead(200, [...HEADERS, 'content-length', String(bytes.length)])
      response.end(bytes)
    } catch (error) {
      response.writeHead(500).end((error as Error).message)
    }
  })
})
