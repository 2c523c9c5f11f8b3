import { createServer } from 'node:http'
import pg from 'pg'
import { parameterWords } from '#words/sites/parameters/words.ts'
import { serveAsOrdered } from './side-server.ts'

export interface BareList {
  appUrl: string
  /** As large as a serving process's own. */
  poolSize: number
}

interface Row {
  id: number
  type: keyof typeof parameterWords.fr
  kind: string
  value: string | null
}

const SELECT = {
  name: 'list',
  text: 'select "id", "type", "kind", "value" from "parameters" order by "id" asc, "id" limit $1 offset $2',
}
const COUNT = { name: 'count', text: 'select count(*) as "total" from "parameters"' }
const HEADERS = ['content-type', 'application/json; charset=utf-8', 'cache-control', 'no-store']

/** The floor of a list call: the same statements in the same journeys, the same answer; no checks, no features. */
serveAsOrdered<BareList>(({ appUrl, poolSize }) => {
  const pool = new pg.Pool({ connectionString: appUrl, max: poolSize, pipeline: true } as pg.PoolConfig)
  return createServer(async (request, response) => {
    const nbItem = Number(new URL(request.url ?? '/', 'http://bare').searchParams.get('nbItem'))
    try {
      const body = Buffer.from(JSON.stringify(await listParameters(pool, nbItem)))
      response.writeHead(200, [...HEADERS, 'content-length', String(body.length)])
      response.end(body)
    } catch (error) {
      response.writeHead(500).end((error as Error).message)
    }
  })
})

async function listParameters(pool: pg.Pool, nbItem: number) {
  const client = await pool.connect()
  // Not awaited: it travels with the first statement, as it does in db/site-db.ts.
  const begun = client.query(`begin; set local app.site = '1'`)
  const [{ rows }, counted] = await Promise.all([
    client.query<Row>({ ...SELECT, values: [nbItem, 0] }),
    client.query<{ total: string }>({ ...COUNT, values: [] }),
  ])
  await begun
  await client.query('commit')
  client.release()
  const parameters = rows.map(({ id, type, kind, value }) => {
    return { id, type, kind, label: parameterWords.fr[type], value }
  })
  return { success: true, data: { parameters, total: Number(counted.rows[0]?.total) }, message: '' }
}
