import type { Socket } from 'node:net'
import pg from 'pg'

/** Bounded waits everywhere: a request never hangs on the database. */
const CONNECT_MS = 3_000
const ANSWER_MS = 15_000
/** A connection has planned the statements it was given: whoever opens a new one after each pause plans them all again. */
const IDLE_MS = 600_000

interface PoolOptions {
  url: string
  max: number
  /** Told about connections that broke while nobody was using them. */
  onTrouble: (error: Error) => void
  /** How long the database may be silent while it is asked something. */
  answerMs?: number
}

export function createPool({ url, max, onTrouble, answerMs = ANSWER_MS }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    pipeline: true,
    application_name: 'cuvee',
  } as pg.PoolConfig)
  pool.on('error', onTrouble)
  // A client in use when the database restarts emits `error` too; unheard, it would end the process.
  pool.on('connect', (client) => {
    client.on('error', onTrouble)
    cutOffSilent(client, answerMs)
  })
  return pool
}

/** What the library does not tell of. */
interface Wire {
  connection: { stream: Socket }
  /** False from a question to the last of its answer. */
  readyForQuery: boolean
}

/**
 * The socket's own clock, which each piece that comes or goes winds up. With the library's, a timer for each query, the
 * rows of every answer outlived V8's quick sweeps.
 */
function cutOffSilent(client: pg.PoolClient, answerMs: number): void {
  const wire = client as unknown as Wire
  const { stream } = wire.connection
  // A listener that is given with the time would be heard once only, after the first rest.
  stream.setTimeout(answerMs).on('timeout', () => {
    if (!wire.readyForQuery) stream.destroy(Object.assign(new Error('The database is silent'), { code: 'ETIMEDOUT' }))
  })
}

const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
])
const AWAY_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|not queryable|Cannot use a pool after/i

/** Whether an error says "the database is not there right now" rather than "this query is wrong". */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return AWAY_CODES.has(code) || code.startsWith('08') || AWAY_MESSAGES.test(error.message)
}
