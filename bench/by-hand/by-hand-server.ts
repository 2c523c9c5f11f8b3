import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import pg from 'pg'
import { serveAsOrdered } from '../side-server.ts'
import { DETAIL, LINE, LIST, ORDER } from './by-hand-statements.ts'

export interface ByHand {
  /** The owner's: row-level security is one of the features that are not here. */
  ownerUrl: string
  /** As large as a serving process's own. */
  poolSize: number
  /** The estate where the bottle is bought. */
  site: number
  bottle: number
}

const hex = () => randomBytes(16).toString('hex')

/** The floor: Node's own server, one prepared statement a call over the product's tables, no feature at all. */
serveAsOrdered<ByHand>(({ ownerUrl, poolSize, site, bottle }) => {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: poolSize })
  const answers: Record<string, (named: number[]) => Promise<pg.QueryResult>> = {
    list: (values) => pool.query({ name: 'list', text: LIST, values }),
    detail: (values) => pool.query({ name: 'detail', text: DETAIL, values }),
    line: () => pool.query({ name: 'line', text: LINE, values: [site, hex(), bottle] }),
    order: () => pool.query({ name: 'order', text: ORDER, values: [site, hex(), hex(), bottle, hex()] }),
  }
  return createServer(async (request, response) => {
    try {
      const [, call = '', ...named] = (request.url ?? '').split('/')
      await wholeBody(request)
      const { rows } = (await answers[call]?.(named.map(Number))) ?? { rows: [] }
      const body = Buffer.from(rows[0]?.told ?? JSON.stringify(rows[0] ?? null))
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body)
    } catch (error) {
      const text = (error as Error).message
      response.writeHead(500, { 'content-length': Buffer.byteLength(text) }).end(text)
    }
  })
})

async function wholeBody(request: IncomingMessage): Promise<unknown> {
  if (request.method !== 'POST') return null
  let text = ''
  for await (const chunk of request) text += chunk
  return JSON.parse(text)
}
