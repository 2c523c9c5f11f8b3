import type pg from 'pg'
import { createJourney } from '#db/journey.ts'

interface Statement {
  /** Those with a name are planned once per connection. */
  name?: string | undefined
  text: string
  values?: unknown[] | undefined
}

/** Statements that travel together, one journey after the other. */
export type Journeys = Statement[][]

/** What a client is asked: a journey (`db/journey.ts`), or something by itself. */
type Asked = string | Statement | { steps: readonly Statement[] }

/** Has a pool write down what its clients are asked. */
export function recordJourneys(pool: pg.Pool): () => Journeys {
  let journeys: Journeys = []
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (asked: Asked, ...more: unknown[]) => unknown
    const recorded = (asked: Asked, ...more: unknown[]) => {
      const statements = statementsIn(asked)
      if (statements.length > 0) journeys.push(statements)
      return query(asked, ...more)
    }
    Object.assign(client, { query: recorded })
  })
  return () => {
    const taken = journeys
    journeys = []
    return taken
  }
}

/** Begin and commit are everybody's own, and so is the site. */
function statementsIn(asked: Asked): Statement[] {
  if (typeof asked === 'string') return []
  const steps = 'steps' in asked ? asked.steps : [asked]
  return steps
    .filter(({ name }) => name !== 'begin' && name !== 'site')
    .map(({ name, text, values }) => ({ name, text, values }))
}

/** The same statements in the same journeys, in one transaction of the site. */
export async function runJourneys(
  client: pg.PoolClient,
  { site, journeys }: { site: number; journeys: Journeys },
): Promise<number> {
  await client.query(`begin; set local app.site = '${site}'`)
  let rows = 0
  for (const statements of journeys) {
    const journey = createJourney(client)
    const answers = statements.map((statement) => journey.add(statement as pg.QueryConfig))
    await journey.send()
    for (const [at, answer] of (await Promise.all(answers)).entries())
      if (!statements[at]?.text.startsWith('select set_config')) rows += answer.rowCount ?? 0
  }
  await client.query('commit')
  return rows
}
