import pg from 'pg'

interface Statement {
  /** Those with a name are planned once per connection. */
  name?: string | undefined
  text: string
  /** None for what only says how the next one is to be planned. */
  values?: unknown[] | undefined
}

/** Statements that travel together, one journey after the other. */
export type Journeys = Statement[][]

/** Has a pool write down what its clients are asked; what is asked before anything is answered is one journey. */
export function recordJourneys(pool: pg.Pool): () => Journeys {
  let journeys: Journeys = []
  let isAnswered = true
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (asked: Statement | string) => Promise<unknown> | pg.Query
    // The pool's own way of asking calls back.
    const recorded = (
      asked: Statement | string,
      _values?: unknown,
      tell?: (error: unknown, answer?: unknown) => void,
    ) => {
      const statement = asStatement(asked)
      if (statement) {
        if (isAnswered) journeys.push([])
        isAnswered = false
        journeys.at(-1)?.push(statement)
      }
      const answer = answerOf(query(asked))
      answer.then(
        () => {
          if (statement) isAnswered = true
        },
        () => {},
      )
      if (tell) answer.then((given) => tell(null, given), tell)
      return answer
    }
    Object.assign(client, { query: recorded })
  })
  return () => {
    const taken = journeys
    journeys = []
    isAnswered = true
    return taken
  }
}

/** Of one whose columns are known (`db/known-columns.ts`) the library gives the question back, which tells its own end. */
function answerOf(given: Promise<unknown> | pg.Query): Promise<unknown> {
  return given instanceof pg.Query ? new Promise((resolve) => given.once('end', resolve)) : given
}

/** Begin and commit are everybody's own; how the next ones are planned may travel with the begin. */
function asStatement(asked: Statement | string): Statement | null {
  if (typeof asked === 'string') {
    const at = asked.indexOf('set local plan_cache_mode')
    return at < 0 ? null : { text: asked.slice(at) }
  }
  return { name: asked.name, text: asked.text, values: asked.values ?? [] }
}

/** The same statements in the same journeys, in one transaction of the site. */
export async function runJourneys(
  client: pg.PoolClient,
  { site, journeys }: { site: number; journeys: Journeys },
): Promise<number> {
  // Not awaited: it travels with the first statement, as it does in db/site-db.ts.
  const begun = client.query(`begin; set local app.site = '${site}'`)
  let rows = 0
  for (const statements of journeys) {
    const answers = await Promise.all(statements.map((statement) => client.query(statement as pg.QueryConfig)))
    for (const answer of answers) rows += answer.rowCount ?? 0
  }
  await begun
  await client.query('commit')
  return rows
}
