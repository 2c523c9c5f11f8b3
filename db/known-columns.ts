import pg, { type PoolClient, type QueryConfig, type QueryResult } from 'pg'

/** How rows of a statement are read; the library keeps it where nobody else looks. */
interface Columns {
  fields: unknown[]
  _parsers: unknown[] | undefined
  _prebuiltEmptyResultObject: object | null
}

type Connection = Record<'describe', (of: object) => void>

/** What the library makes of a statement, with what it does not tell of. */
interface Query {
  _result: Columns
  _accumulateRows: boolean
  prepare(connection: Connection): void
  callback: (error: Error | null, result: QueryResult) => void
}

const columnsByClient = new WeakMap<PoolClient, Map<string, Columns>>()
const silentByConnection = new WeakMap<Connection, Connection>()

/**
 * Asks a statement. One that has a name is asked for its columns only the first time on each connection: a prepared
 * statement cannot change them, and telling, sending and reading them again takes longer than many a row.
 */
export async function askKnown(client: PoolClient, statement: QueryConfig): Promise<QueryResult> {
  const { name } = statement
  if (name === undefined) return client.query(statement)
  const known = columnsByClient.get(client) ?? new Map<string, Columns>()
  columnsByClient.set(client, known)
  const columns = known.get(name)
  if (columns) return ask(client, readBy(statement, columns))
  const result = await client.query(statement)
  // Only how it is read is kept, not what was read.
  known.set(name, columnsOf(result as unknown as Columns))
  return result
}

function columnsOf({ fields, _parsers, _prebuiltEmptyResultObject }: Columns): Columns {
  return { fields, _parsers, _prebuiltEmptyResultObject }
}

function readBy(statement: QueryConfig, columns: Columns): Query {
  const query = new pg.Query(statement) as unknown as Query
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
