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
import type { QueryResult as Answer, Pool, QueryConfig } from 'pg'
import type { Tables } from './schema/tables.ts'

declare const bound: unique symbol

/** Queries that already know their site: one transaction with `app.site` set, under row-level security. */
export type SiteDb = Kysely<Tables> & { readonly [bound]: 'site' }

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
 * The same for one single statement: its transaction begins, does it and ends in one journey. It is kept whatever becomes
 * of `work` afterwards.
 */
export async function inSiteAtOnce<Value>(
  { pool, siteId }: { pool: Pool; siteId: number },
  work: (db: SiteDb) => Promise<Value>,
): Promise<Value> {
  const begin = beginIn(siteId)
  const client = await pool.connect()
  let ended: Promise<unknown> | null = null
  const askOnce = (statement: QueryConfig) => {
    if (ended) throw new Error('Only one statement travels at once')
    const begun = client.query(begin)
    begun.catch(() => {})
    const answer = client.query(statement)
    ended = Promise.all([begun, client.query('commit')])
    ended.catch(() => {})
    return answer
  }
  try {
    const value = await work(queriesOn({ query: askOnce }) as unknown as SiteDb)
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
  return queriesOn(pool) as unknown as PlatformDb
}

async function inTransaction<Value>(
  { pool, begin }: { pool: Pool; begin: string },
  work: (db: Kysely<Tables>) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect()
  try {
    // Not awaited: the client pipelines, so the first query of `work` travels with it.
    const begun = client.query(begin)
    begun.catch(() => {})
    const value = await work(queriesOn(client))
    await begun
    await client.query('commit')
    client.release()
    return value
  } catch (error) {
    // A connection that cannot even roll back is not given to the next caller.
    await client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    )
    throw error
  }
}

/** Whatever statements can be asked of: a pool, one of its connections. */
interface Asked {
  query(statement: QueryConfig): Promise<Answer>
}

function queriesOn(client: Asked): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: dialectOn(client) })
}

function dialectOn(client: Asked): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createDriver: () => driverOn(connectionOn(client)),
  }
}

/** The transaction is already open and is closed by `inTransaction`; a second one inside it has no meaning. */
function driverOn(connection: DatabaseConnection): Driver {
  const refuse = async () => {
    throw new Error('A SiteDb already is a transaction')
  }
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: async () => {},
    destroy: async () => {},
  }
}

function connectionOn(client: Asked): DatabaseConnection {
  return {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const name = sql.startsWith(PLANNED_ANEW) ? undefined : statementName(sql)
      const values = [...parameters]
      const result = await client.query(name ? { name, text: sql, values } : { text: sql, values })
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

const MAX_NAMED_STATEMENTS = 500
const nameBySql = new Map<string, string>()

/** Named statements are planned once per connection; past a bound, statements stay nameless. */
function statementName(sql: string): string | undefined {
  const known = nameBySql.get(sql)
  if (known || nameBySql.size >= MAX_NAMED_STATEMENTS) return known
  const name = `q${nameBySql.size}`
  nameBySql.set(sql, name)
  return name
}
