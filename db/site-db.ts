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
import { createJourney, type Journey } from './journey.ts'
import type { Tables } from './schema/tables.ts'
import { joinConnection } from './shared-connection.ts'

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
  // No query yet: what a transaction sees, and how it is kept from others, can still be said.
  const opening = onlyWords([BEGIN, { text: `set local app.site = '${whole(siteId)}'` }])
  return inTransaction({ pool, opening }, (db) => work(db as unknown as SiteDb))
}

/**
 * The same for statements that are asked in one turn, mostly a single one: their transaction begins, does them and ends
 * in one journey, which is a transaction by itself. They are kept whatever becomes of `work` afterwards.
 */
export async function inSiteAtOnce<Value>(
  { pool, siteId }: { pool: Pool; siteId: number },
  work: (db: SiteDb) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect()
  return askAtOnce({ client, siteId, release: (isLost) => client.release(isLost) }, work)
}

/**
 * The same for what is only read, which waits for nobody: whoever asks the same kind of thing at the same moment shares a
 * connection. Each journey is still a transaction of its own, in its own site; they leave together.
 */
export async function readSiteAtOnce<Value>(
  { pool, siteId, kind }: { pool: Pool; siteId: number; kind: string },
  work: (db: SiteDb) => Promise<Value>,
): Promise<Value> {
  const { client, release } = await joinConnection(pool, kind)
  return askAtOnce({ client, siteId, release }, work)
}

interface OneJourney {
  client: PoolClient
  siteId: number
  release: (isLost: boolean) => void
}

async function askAtOnce<Value>(
  { client, siteId, release }: OneJourney,
  work: (db: SiteDb) => Promise<Value>,
): Promise<Value> {
  const talk = talkOn(client, inSiteOf(siteId))
  const askInTurn: Asked['ask'] = (asked) => {
    if (talk.isSent()) throw new Error('Only what is asked in one turn travels at once')
    return talk.ask(asked)
  }
  try {
    return await work(queriesOn({ ask: askInTurn }) as unknown as SiteDb)
  } finally {
    // A statement that failed has ended its transaction; only a connection that could not say so is not used again.
    await talk.send().then(
      () => release(false),
      () => release(true),
    )
  }
}

const BEGIN: QueryConfig = { name: 'begin', text: 'begin' }

/** What opens a transaction; it may say how its first statement is planned as well. */
interface Opening {
  words(planning: Planning): readonly QueryConfig[]
  saysPlanning: boolean
}

function inSiteOf(siteId: number): Opening {
  const values = [whole(siteId)]
  return { words: (planning) => [{ ...IN_SITE[planning], values }], saysPlanning: true }
}

function onlyWords(words: readonly QueryConfig[]): Opening {
  return { words: () => words, saysPlanning: false }
}

function whole(siteId: number): number {
  if (!Number.isInteger(siteId)) throw new TypeError('A site id is a whole number')
  return siteId
}

export async function inPlatform<Value>(pool: Pool, work: (db: PlatformDb) => Promise<Value>): Promise<Value> {
  return inTransaction({ pool, opening: onlyWords([BEGIN]) }, (db) => work(db as unknown as PlatformDb))
}

/** For single statements on what all sites share: each is a transaction of its own. */
export function onPlatform(pool: Pool): PlatformDb {
  return queriesOn({ ask: ({ statement }) => askAlone(pool, statement) }) as unknown as PlatformDb
}

async function askAlone(pool: Pool, statement: QueryConfig): Promise<Answer> {
  const client = await pool.connect()
  const journey = createJourney(client)
  const answer = journey.add(statement)
  await journey.send().then(
    () => client.release(),
    () => client.release(true),
  )
  return answer
}

async function inTransaction<Value>(
  { pool, opening }: { pool: Pool; opening: Opening },
  work: (db: Kysely<Tables>) => Promise<Value>,
): Promise<Value> {
  let talking: Promise<Talk> | null = null
  // Begun with its first statement: who asks nothing, or not yet, takes no connection.
  const ask: Asked['ask'] = async (asked) => {
    talking ??= pool.connect().then((client) => talkOn(client, opening))
    return (await talking).ask(asked)
  }
  try {
    const value = await work(queriesOn({ ask }))
    const talk = await (talking as Promise<Talk> | null)
    await talk?.send()
    await talk?.client.query('commit')
    talk?.client.release()
    return value
  } catch (error) {
    const talk = await (talking as Promise<Talk> | null)?.catch(() => null)
    await talk?.send().catch(() => {})
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
const PLANNED: Record<Planning, string> = {
  once: planningOf({ mode: 'force_generic_plan', seqscan: 'off' }),
  'as it will': planningOf({ mode: 'auto', seqscan: 'on' }),
}
const PLAN: Record<Planning, QueryConfig> = {
  once: { name: 'plan once', text: `select ${PLANNED.once}` },
  'as it will': { name: 'plan as it will', text: `select ${PLANNED['as it will']}` },
}

/** As a connection is found, statements are planned as PostgreSQL sees fit; else both are said in one. */
const SITE = `set_config('app.site', $1, true)`
const IN_SITE: Record<Planning, QueryConfig> = {
  once: { name: 'site, plan once', text: `select ${SITE}, ${PLANNED.once}` },
  'as it will': { name: 'site', text: `select ${SITE}` },
}

function planningOf({ mode, seqscan }: { mode: string; seqscan: string }): string {
  return `set_config('plan_cache_mode', '${mode}', true), set_config('enable_seqscan', '${seqscan}', true)`
}

interface Talk extends Asked {
  client: PoolClient
  /** Whether anything has left. */
  isSent(): boolean
  /** Sends what is still to be sent; done when that is answered. */
  send(): Promise<void>
}

/**
 * A transaction on a connection: what opens it travels with its first statement, and how statements are planned with
 * those where that changes. Whatever is asked until this turn is over is one journey. Where one statement fails, the
 * transaction is over.
 */
function talkOn(client: PoolClient, opening: Opening): Talk {
  let open: Journey | null = null
  let sent: Promise<void> | null = null
  let current: Planning = 'as it will'
  const send = async () => {
    if (open) sent = open.send()
    open = null
    await sent
  }
  const begin = (planning: Planning) => {
    const journey = createJourney(client)
    if (!sent) {
      for (const words of opening.words(planning)) journey.add(words)
      if (opening.saysPlanning) current = planning
    }
    // Whatever fails is told to who asked it.
    process.nextTick(() => send().catch(() => {}))
    return journey
  }
  return {
    client,
    ask({ statement, planning }) {
      open ??= begin(planning)
      if (planning !== current) open.add(PLAN[planning])
      current = planning
      return open.add(statement)
    },
    isSent: () => sent !== null,
    send,
  }
}

/** On the queries themselves: what a map of weak keys holds outlives V8's quick sweeps. */
const ASKED = Symbol('asked')

/** What all have in common is made once a process; each has its own way to the database. */
function queriesOn(asked: Asked): Kysely<Tables> {
  const connection = connectionOn(asked)
  const executor = base.getExecutor().withConnectionProvider({ provideConnection: (use) => use(connection) })
  return Object.assign(new Kysely<Tables>({ config, dialect, driver, executor }), { [ASKED]: asked })
}

/** Asks what is written already: past the query builder, which has nothing to do for it. */
export async function askWritten<Row>(db: SiteDb, written: CompiledQuery<Row>): Promise<Row[]> {
  const asked = (db as { [ASKED]?: Asked })[ASKED]
  // One that was made of another, as with a schema of its own, is not among them.
  if (!asked) return (await db.executeQuery<Row>(written)).rows
  return (await asked.ask(questionOf(written.sql, [...written.parameters]))).rows
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
