import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type { QueryResult as Answer, Pool, PoolClient, QueryConfig } from 'pg'
import { askKnown } from './known-columns.ts'
import type { Tables } from './schema/tables.ts'
import { sendTogether } from './send-together.ts'

declare const bound: unique symbol

/** Queries that already know their site: one transaction with `app.site` set, under row-level security. */
export type SiteDb = Kysely<Tables> & { readonly [bound]: 'site' }

/** How rows are read some at a time: in one transaction, or each time in one of its own. */
export type ReadRows = <Value>(read: (db: SiteDb) => Promise<Value>) => Promise<Value>

/** Queries on what all sites share; without a site, row-level security shows no tenant row. */
export type PlatformDb = Kysely<
  Pick<Tables, 'sites' | 'site_hosts' | 'due_work' | 'test_payments' | 'test_refunds'>
> & { readonly [bound]: 'platform' }

/** The only door to an estate's rows. Commits when `work` is done, rolls back when it throws. */
export async function inSite<Value>(
  { pool, siteId }: { pool: Pool; siteId: number },
  work: (db: SiteDb) => Promise<Value>,
): Promise<Value> {
  return inTransaction({ pool, begin: beginIn(siteId) }, (db) => work(db as unknown as SiteDb))
}

/**
 * The same for statements that are asked in one turn, mostly a single one: their transaction begins, does them and ends
 * in one journey. They are kept whatever becomes of `work` afterwards.
 */
export async function inSiteAtOnce<Value>(
  { pool, siteId }: { pool: Pool; siteId: number },
  work: (db: SiteDb) => Promise<Value>,
): Promise<Value> {
  const begin = beginIn(siteId)
  const client = await pool.connect()
  const talk = talkOn(client, begin)
  let ended: Promise<unknown> | null = null
  let isAsked = false
  const end = () => {
    ended = Promise.all([talk.begun(), client.query('commit')])
    ended.catch(() => {})
  }
  const askInTurn: Asked['ask'] = (asked) => {
    if (ended) throw new Error('Only what is asked in one turn travels at once')
    // Before what sends it all off (`sendTogether`), so that it is sent with the rest.
    if (!isAsked) process.nextTick(end)
    isAsked = true
    return talk.ask(asked)
  }
  try {
    const value = await work(queriesOn({ ask: askInTurn }) as unknown as SiteDb)
    await ended
    client.release()
    return value
  } catch (error) {
    // A statement that failed has ended its transaction too; only a connection that cannot say so is not used again.
    await Promise.resolve(ended).then(
      () => client.release(),
      () => client.release(true),
    )
    throw error
  }
}

function beginIn(siteId: number): string {
  if (!Number.isInteger(siteId)) throw new TypeError('A site id is a whole number')
  return `begin; set local app.site = '${siteId}'`
}

export async function inPlatform<Value>(pool: Pool, work: (db: PlatformDb) => Promise<Value>): Promise<Value> {
  return inTransaction({ pool, begin: 'begin' }, (db) => work(db as unknown as PlatformDb))
}

/** For single statements on what all sites share: each is a transaction of its own. */
export function onPlatform(pool: Pool): PlatformDb {
  return queriesOn({ ask: ({ statement }) => pool.query(statement) }) as unknown as PlatformDb
}

async function inTransaction<Value>(
  { pool, begin }: { pool: Pool; begin: string },
  work: (db: Kysely<Tables>) => Promise<Value>,
): Promise<Value> {
  let talking: Promise<Talk> | null = null
  // Begun with its first statement: who asks nothing, or not yet, takes no connection.
  const ask: Asked['ask'] = async (asked) => {
    talking ??= pool.connect().then((client) => talkOn(client, begin))
    return (await talking).ask(asked)
  }
  try {
    const value = await work(queriesOn({ ask }))
    const talk = await (talking as Promise<Talk> | null)
    await talk?.begun()
    await talk?.client.query('commit')
    talk?.client.release()
    return value
  } catch (error) {
    const talk = await (talking as Promise<Talk> | null)?.catch(() => null)
    // A connection that cannot even roll back is not given to the next caller.
    await talk?.client.query('rollback').then(
      () => talk.client.release(),
      () => talk.client.release(true),
    )
    throw error
  }
}

/** How a statement is planned: by one plan for all values, or as PostgreSQL sees fit. */
type Planning = 'once' | 'as it will'

interface Question {
  statement: QueryConfig
  planning: Planning
}

/** Whatever statements can be asked of: a pool, a transaction. */
interface Asked {
  ask(asked: Question): Promise<Answer>
}

/** Every table has an index that begins with the site; read whole, each row would have its policy asked. */
const PLAN: Record<Planning, string> = {
  once: 'set local plan_cache_mode = force_generic_plan; set local enable_seqscan = off',
  'as it will': 'set local plan_cache_mode = auto; set local enable_seqscan = on',
}

interface Talk extends Asked {
  client: PoolClient
  /** Fails where the transaction could not begin. */
  begun(): Promise<unknown>
}

/**
 * A transaction on a connection: it begins with its first statement, and says how statements are planned where that
 * changes. Neither is waited for: the client pipelines, so both travel with the statement. Where one fails, the
 * transaction is over.
 */
function talkOn(client: PoolClient, begin: string): Talk {
  let beginning: Promise<unknown> | null = null
  let current: Planning = 'as it will'
  const say = (words: string) => {
    const said = client.query(words)
    said.catch(() => {})
    return said
  }
  return {
    client,
    ask({ statement, planning }) {
      const change = planning === current ? [] : [PLAN[planning]]
      current = planning
      sendTogether(client)
      if (!beginning) beginning = say([begin, ...change].join('; '))
      else if (change.length > 0) say(change.join('; '))
      return askKnown(client, statement)
    },
    begun: async () => beginning,
  }
}

/** What all have in common is made once a process; each has its own way to the database. */
function queriesOn(asked: Asked): Kysely<Tables> {
  const connection = connectionOn(asked)
  const executor = base.getExecutor().withConnectionProvider({ provideConnection: (use) => use(connection) })
  return new Kysely<Tables>({ config, dialect, driver, executor })
}

const refuse = async () => {
  throw new Error('A SiteDb already is a transaction')
}

/** The transaction is opened and closed by `inTransaction`; a second one inside it has no meaning. */
const driver: Driver = {
  init: async () => {},
  acquireConnection: refuse,
  beginTransaction: refuse,
  commitTransaction: refuse,
  rollbackTransaction: refuse,
  releaseConnection: async () => {},
  destroy: async () => {},
}

const dialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createDriver: () => driver,
}
const config = { dialect }
const base = new Kysely<Tables>(config)

function connectionOn(asked: Asked): DatabaseConnection {
  return {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const result = await asked.ask(questionOf(sql, [...parameters]))
      return { rows: result.rows, numAffectedRows: BigInt(result.rowCount ?? 0) }
    },
    // biome-ignore lint/correctness/useYield: Kysely asks for a generator; streaming is not offered here.
    async *streamQuery() {
      throw new Error('A SiteDb does not stream')
    },
  }
}

/**
 * Begins statements whose best plan depends on the site: kept, a plan made for an estate of ten products would sort the
 * ten thousand of another.
 */
export const PLANNED_ANEW = '/* planned anew */'

/**
 * Begins statements whose plan is the same for every site and every value: it is made once on each connection and kept.
 * Without this word PostgreSQL would weigh plans for the values of each call, which takes longer than the statement.
 */
export const PLANNED_ONCE = '/* planned once */'

function questionOf(text: string, values: unknown[]): Question {
  const isOnce = text.startsWith(PLANNED_ONCE)
  const name = text.startsWith(PLANNED_ANEW) ? undefined : statementName(text, isOnce ? NAMED_ONCE : NAMED)
  return {
    statement: name ? { name, text, values } : { text, values },
    // One without a name is not kept: it is planned for its values.
    planning: isOnce && name ? 'once' : 'as it will',
  }
}

const MAX_NAMED_STATEMENTS = 500

interface NameBook {
  prefix: string
  nameBySql: Map<string, string>
}

/** Each kind has a book of its own: what fills one leaves the other its room. */
const NAMED: NameBook = { prefix: 'q', nameBySql: new Map() }
const NAMED_ONCE: NameBook = { prefix: 'once', nameBySql: new Map() }

/** Named statements are planned once per connection; past a bound, statements stay nameless. */
function statementName(sql: string, { prefix, nameBySql }: NameBook): string | undefined {
  const known = nameBySql.get(sql)
  if (known || nameBySql.size >= MAX_NAMED_STATEMENTS) return known
  const name = `${prefix}${nameBySql.size}`
  nameBySql.set(sql, name)
  return name
}
