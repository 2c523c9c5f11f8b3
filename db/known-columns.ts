import pg, { type PoolClient, type QueryConfig, type QueryResult } from 'pg'
import { sendTogether } from './send-together.ts'

/** How rows of a statement are read; the library keeps it where nobody else looks. */
interface Columns {
  fields: unknown[]
  _parsers: unknown[] | undefined
  _prebuiltEmptyResultObject: object | null
}

type Connection = Record<'describe' | 'bind' | 'execute', (of: object) => void>

/** What the library makes of a statement, with what it does not tell of. */
interface Query {
  _result: Columns
  _accumulateRows: boolean
  prepare(connection: Connection): void
  handleDataRow(row: unknown): void
  handleCommandComplete(told: unknown, connection: Connection): void
  callback: (error: Error | null, result: QueryResult) => void
}

/** A statement that has a name: PostgreSQL keeps it on each connection. */
type NamedStatement = QueryConfig & { name: string }

const columnsByClient = new WeakMap<PoolClient, Map<string, Columns>>()
const keptByClient = new WeakMap<PoolClient, Set<string>>()
const silentByConnection = new WeakMap<Connection, Connection>()

/**
 * Asks a statement. One that has a name is asked for its columns only the first time on each connection: a prepared
 * statement cannot change them, and telling, sending and reading them again takes longer than many a row.
 */
export async function askKnown(client: PoolClient, statement: QueryConfig): Promise<QueryResult> {
  return isNamed(statement) ? askNamed(client, { statement, query: queryOf(statement) }) : client.query(statement)
}

/**
 * Asks a statement after another one whose rows nobody reads: both are one transaction, which needs neither begin nor
 * commit, because PostgreSQL is told only behind the last that this was all.
 */
export async function askAfter(
  client: PoolClient,
  { first, statement }: { first: NamedStatement; statement: NamedStatement },
): Promise<QueryResult> {
  keepOn(client, first)
  return askNamed(client, { statement, query: behind(queryOf(statement), first) })
}

export function isNamed(statement: QueryConfig): statement is NamedStatement {
  return statement.name !== undefined
}

function queryOf(statement: QueryConfig): Query {
  return new pg.Query(statement) as unknown as Query
}

async function askNamed(
  client: PoolClient,
  { statement: { name }, query }: { statement: NamedStatement; query: Query },
): Promise<QueryResult> {
  const known = columnsByClient.get(client) ?? new Map<string, Columns>()
  columnsByClient.set(client, known)
  const columns = known.get(name)
  const result = await ask(client, columns ? readBy(query, columns) : query)
  // Only how it is read is kept, not what was read.
  if (!columns) known.set(name, columnsOf(result as unknown as Columns))
  return result
}

/** Asked by itself once, where it does nothing: the library learns of one new statement at a time. */
function keepOn(client: PoolClient, statement: NamedStatement): void {
  const kept = keptByClient.get(client) ?? new Set<string>()
  keptByClient.set(client, kept)
  if (kept.has(statement.name)) return
  kept.add(statement.name)
  sendTogether(client)
  client.query(statement).catch(() => kept.delete(statement.name))
}

/** The same question, sent with another one before it that is over before its own answer begins. */
function behind(query: Query, { name, values }: NamedStatement): Query {
  const { prepare, handleDataRow, handleCommandComplete } = query
  let isOver = false
  query.prepare = (connection) => {
    connection.bind({ portal: '', statement: name, values })
    connection.execute({ portal: '' })
    prepare.call(query, connection)
  }
  query.handleDataRow = (row) => {
    if (isOver) handleDataRow.call(query, row)
  }
  query.handleCommandComplete = (told, connection) => {
    if (isOver) handleCommandComplete.call(query, told, connection)
    isOver = true
  }
  return query
}

function columnsOf({ fields, _parsers, _prebuiltEmptyResultObject }: Columns): Columns {
  return { fields, _parsers, _prebuiltEmptyResultObject }
}

function readBy(query: Query, columns: Columns): Query {
  Object.assign(query._result, columns)
  query._accumulateRows = true
  const { prepare } = query
  query.prepare = (connection) => prepare.call(query, silent(connection))
  return query
}

/** The same connection, but for the question what a statement's columns are. */
function silent(connection: Connection): Connection {
  const known = silentByConnection.get(connection)
  if (known) return known
  const made: Connection = Object.create(connection, { describe: { value: () => {} } })
  silentByConnection.set(connection, made)
  return made
}

function ask(client: PoolClient, query: Query): Promise<QueryResult> {
  const answered = new Promise<QueryResult>((resolve, reject) => {
    query.callback = (error, result) => (error ? reject(error) : resolve(result))
    client.query(query as unknown as pg.Query)
  })
  return answered.catch((error: Error) => {
    // From here on it leads to who asked, not to the socket.
    Error.captureStackTrace(error)
    throw error
  })
}
