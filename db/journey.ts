import pg, { type PoolClient, type QueryConfig, type QueryResult } from 'pg'
import { type Columns, columnsKnownOn, columnsOf } from './known-columns.ts'
import { isDatabaseAway } from './pool.ts'

export interface Journey {
  /** Asked with the others, after those that were asked before. */
  add(statement: QueryConfig): Promise<QueryResult>
  /** Sends them all off. Done when they are answered, with rows or with a failure; fails only with the connection. */
  send(): Promise<void>
}

/**
 * Statements that travel together: sent in one piece, done in their order, answered in one piece. Each piece more is a
 * call of the system on either side, and wakes the other up to look for it. Where one fails those after it are not done
 * and all of them fail; unless a transaction was begun, nothing is kept of any.
 */
export function createJourney(client: PoolClient): Journey {
  const steps: Step[] = []
  const known = columnsKnownOn(client)
  return {
    add(statement) {
      const answer = new Promise<QueryResult>((resolve, reject) => {
        steps.push(stepOf(statement, { known, tell: (error, result) => (result ? resolve(result) : reject(error)) }))
      })
      // Who has asked for several hears of the first that fails.
      answer.catch(() => {})
      return answer
    },
    send: () =>
      new Promise((resolve, reject) => {
        const tell: Tell = (error) => (error && isConnectionLost(error) ? reject(error) : resolve())
        const travel = { known, steps, asked: [], at: 0, name: undefined, text: '', callback: tell, connection: null }
        client.query(Object.assign(Object.create(travelling), travel) as pg.Query)
      }),
  }
}

function isConnectionLost(error: Error): boolean {
  return !(error instanceof pg.DatabaseError) || isDatabaseAway(error)
}

type Tell = (error: Error | null, result?: QueryResult) => void

/** What the library asks of a connection, with what it does not tell of. */
interface Connection {
  stream: { cork(): void; uncork(): void }
  parsedStatements: Record<string, string>
  submittedNamedStatements: Record<string, string>
  describe(of: object): void
  execute(of: object): void
  sync(): void
}

/** A statement as the library knows it. */
interface Step {
  name: string | undefined
  text: string
  callback: Tell
  isRefused: boolean
  _result: Columns
  prepare(connection: Connection): void
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown): void
  handleReadyForQuery(connection: Connection): void
}

interface StepOptions {
  tell: Tell
  known: ReadonlyMap<string, Columns>
}

/** The library's query without its constructor, which copies what it is given and gets ready for listeners. */
function stepOf({ name, text, values }: QueryConfig, { tell, known }: StepOptions): Step {
  const columns = name === undefined ? undefined : known.get(name)
  const result = Object.assign(new pg.Result('', pg.types), columns)
  const step: Step = Object.assign(Object.create(pg.Query.prototype), {
    ...{ name, text, values, portal: '', isRefused: false },
    ...{ _result: result, _results: result, _accumulateRows: true },
    callback(error: Error | null, given?: QueryResult) {
      if (error) step.isRefused = true
      tell(error, given)
    },
  })
  return step
}

interface Travel {
  known: Map<string, Columns>
  steps: readonly Step[]
  /** Those that could be written. */
  asked: readonly Step[]
  /** The first of them that is not answered yet: whatever comes back is its own. */
  at: number
  /** Its name and its text, of which the library remembers that they were read. */
  name: string | undefined
  text: string
  callback: Tell
  /** Once it has left. */
  connection: Connection | null
}

/** To the library all of it is one query. */
const travelling = Object.assign(Object.create(pg.Query.prototype), {
  submit(this: Travel, connection: Connection): null {
    this.connection = connection
    connection.stream.cork()
    for (const step of this.steps) {
      const isKnown = step.name !== undefined && this.known.has(step.name)
      step.prepare(isKnown ? withoutColumns(connection) : withoutEnd(connection))
    }
    this.asked = this.steps.filter(({ isRefused }) => !isRefused)
    // Fails: nothing may be kept of those beside one whose values could not be written.
    if (this.asked.length < this.steps.length) connection.execute({ portal: 'refused' })
    connection.sync()
    connection.stream.uncork()
    turnTo(this, 0)
    return null
  },
  handleRowDescription(this: Travel, message: unknown) {
    this.asked[this.at]?.handleRowDescription(message)
  },
  handleDataRow(this: Travel, message: unknown) {
    this.asked[this.at]?.handleDataRow(message)
  },
  handleCommandComplete(this: Travel, message: unknown) {
    this.asked[this.at]?.handleCommandComplete(message)
    turnTo(this, this.at + 1)
  },
  handleEmptyQuery(this: Travel) {
    turnTo(this, this.at + 1)
  },
  handleReadyForQuery(this: Travel, connection: Connection) {
    for (const step of this.asked) {
      if (step.name !== undefined && !this.known.has(step.name)) this.known.set(step.name, columnsOf(step._result))
      step.handleReadyForQuery(connection)
    }
    this.callback(null)
  },
  handleError(this: Travel, error: Error) {
    const { parsedStatements: read = {}, submittedNamedStatements: sent = {} } = this.connection ?? {}
    for (const { name } of this.steps) if (name !== undefined && read[name] === undefined) delete sent[name]
    // From here on it leads to who asked, not to the socket.
    Error.captureStackTrace(error)
    for (const step of this.steps) step.callback(error)
    this.callback(error)
  },
})

function turnTo(travel: Travel, at: number): void {
  travel.at = at
  travel.name = travel.asked[at]?.name
  travel.text = travel.asked[at]?.text ?? ''
}

const NOT_SENT = { value: () => {} }
const endless = new WeakMap<Connection, Connection>()
const silent = new WeakMap<Connection, Connection>()

/** The same connection, on which a statement is not the last. */
function withoutEnd(connection: Connection): Connection {
  const known = endless.get(connection)
  if (known) return known
  const made: Connection = Object.create(connection, { sync: NOT_SENT })
  endless.set(connection, made)
  return made
}

/** And on which it is not asked for its columns. */
function withoutColumns(connection: Connection): Connection {
  const known = silent.get(connection)
  if (known) return known
  const made: Connection = Object.create(connection, { sync: NOT_SENT, describe: NOT_SENT })
  silent.set(connection, made)
  return made
}
