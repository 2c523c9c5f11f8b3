import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { ANEW, fetchWell } from './fetch-raw.ts'
import { sendRequests } from './load.ts'

const REQUESTS = 2_000
const WINDOW_MS = 4_000
const PATIENCE_MS = 5_000

interface QueryCount {
  requests: number
  /** Statements that the database was given while the requests were answered. */
  statements: number
  /** What the server asks by itself in as much time. */
  idle: number
}

interface CountOptions {
  ownerUrl: string
  /** Where the database writes; it logs each statement as it arrives, so nothing is late and nothing is missed. */
  databaseLog: string
  serverUrl: string
  page: string
}

/** Lets the database log every statement for a while, and counts. */
export async function countQueries({ ownerUrl, databaseLog, serverUrl, page }: CountOptions): Promise<QueryCount> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query(`alter system set log_statement = 'all'`)
    await client.query('select pg_reload_conf()')
    await untilCounting(databaseLog, `${serverUrl}/api/parameter?nbItem=1`)
    const idle = await statementsDuring(databaseLog, async () => {})
    const statements = await statementsDuring(databaseLog, () => sendRequests(`${serverUrl}${page}`, REQUESTS))
    return { requests: REQUESTS, statements, idle }
  } finally {
    await client.query('alter system reset log_statement')
    await client.query('select pg_reload_conf()')
    await client.end()
  }
}

/** A count of zero means something only when a call that does query is seen. */
async function untilCounting(databaseLog: string, call: string): Promise<void> {
  const ends = Date.now() + PATIENCE_MS
  const before = countStatements(databaseLog, 'from "parameters"')
  while (countStatements(databaseLog, 'from "parameters"') === before) {
    if (Date.now() > ends) throw new Error('The database does not log its statements: queries cannot be counted.')
    await fetchWell(call, ANEW)
    await wait(50)
  }
}

async function statementsDuring(databaseLog: string, work: () => Promise<void>): Promise<number> {
  const before = countStatements(databaseLog)
  const over = wait(WINDOW_MS)
  const startedAt = Date.now()
  await work()
  if (Date.now() - startedAt > WINDOW_MS) throw new Error(`${REQUESTS} kept pages took longer than ${WINDOW_MS} ms.`)
  await over
  return countStatements(databaseLog) - before
}

function countStatements(databaseLog: string, text = ''): number {
  const lines = readFileSync(databaseLog, 'utf8').split('\n')
  return lines.filter((line) => /LOG: {2}(statement|execute [^:]*):/.test(line) && line.includes(text)).length
}
