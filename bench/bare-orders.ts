import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import pg from 'pg'
import { serveAsOrdered } from './side-server.ts'
import { type Journeys, runJourneys, type Statement } from './statements.ts'

/** What stands in recorded values for the thing itself: each request puts its own there. */
export type Stand = Readonly<Record<string, string | number>>

export interface BareOrders {
  appUrl: string
  poolSize: number
  site: number
  journeys: Journeys
  recorded: Stand
  /** One per request; null where each request makes its own, as a new cart is. */
  stands: readonly Stand[] | null
}

/** The floor of a call that writes: its statements with the ids of the next order or cart, and nothing else. */
serveAsOrdered<BareOrders>(({ appUrl, poolSize, site, journeys, recorded, stands }) => {
  const pool = new pg.Pool({ connectionString: appUrl, max: poolSize, pipeline: true } as pg.PoolConfig)
  let next = 0
  return createServer(async (_request, response) => {
    try {
      const stand = stands ? stands[next++] : freshStand(recorded)
      if (!stand) throw new Error('There are no more orders to complete.')
      const client = await pool.connect()
      await runJourneys(client, {
        site,
        journeys: journeys.map((journey) => journey.map((one) => replaced({ statement: one, recorded, stand }))),
      })
      client.release()
      response.writeHead(200, { 'content-length': '2' }).end('{}')
    } catch (error) {
      response.writeHead(500).end((error as Error).message)
    }
  })
})

const hex = () => randomBytes(16).toString('hex')

function freshStand(recorded: Stand): Stand {
  return Object.fromEntries(Object.keys(recorded).map((name) => [name, hex()]))
}

function replaced({ statement, recorded, stand }: { statement: Statement; recorded: Stand; stand: Stand }): Statement {
  const values = statement.values?.map((value) => {
    for (const [name, old] of Object.entries(recorded)) {
      if (value === old) return stand[name]
      if (value === String(old)) return String(stand[name])
    }
    // Other random names, such as a mail's, are new each time.
    return typeof value === 'string' && value.length < 200 ? value.replace(/\b[0-9a-f]{32}\b/g, hex) : value
  })
  return { ...statement, values }
}
