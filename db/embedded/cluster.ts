import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { findPostgresBinaries } from './binaries.ts'
import { clusterAddress, socketFolder } from './cluster-address.ts'
import { freePort } from './free-port.ts'
import { type GuardedProcess, startGuarded } from './guarded-process.ts'
import { ADMIN, initCluster, OWNER } from './init-cluster.ts'
import { asOrdinaryUser } from './ordinary-user.ts'

interface Cluster {
  /** The owner's address of a database; made when it does not exist yet. */
  createDatabase(database: string): Promise<string>
  /** The superuser's address, for those who look after the whole cluster. */
  adminUrl(database: string): string
  port: number
  stop(): Promise<void>
}

interface ClusterOptions {
  /** The folder that holds everything of this cluster. */
  folder: string
  say: (step: string) => void
  /** False only for tests and benchmarks of other things: skips the wait for the disk. */
  durable?: boolean
}

const START_MS = 20_000
const STOP_MS = 15_000
const RESTART_PAUSE_MS = 100

/** Starts PostgreSQL and keeps it running: when it dies, it is started again on the same port. */
export async function startCluster({ folder, say, durable = true }: ClusterOptions): Promise<Cluster> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const binaries = findPostgresBinaries()
  const data = join(folder, 'data')
  const password = readOrMakePassword(folder)
  if (!existsSync(data)) {
    say('creating the database')
    initCluster(folder, binaries.initdb)
  }
  const port = await freePort()
  const socket = socketFolder(folder, port)
  const args = serverArgs({ data, port, socket, durable })
  let running = await launch()
  let stopping = false
  const supervised = supervise()

  async function launch(): Promise<GuardedProcess> {
    await previousServerGone(data)
    const log = openSync(join(folder, 'postgres.log'), 'a')
    const started = startGuarded(asOrdinaryUser({ folder, command: binaries.postgres, args }), log)
    closeSync(log)
    return started
  }

  async function supervise(): Promise<void> {
    while (!stopping) {
      await running.exited
      if (stopping) return
      say('the database stopped by itself; starting it again')
      await wait(RESTART_PAUSE_MS)
      running = await launch()
    }
  }

  const addressOf = (user: string) => clusterAddress({ port, socket }, { user, password })
  const adminUrlOf = addressOf(ADMIN)
  const urlOf = async (database: string) => {
    await ensureDatabase({ adminUrl: adminUrlOf('postgres'), database, password })
    return addressOf(OWNER)(database)
  }
  const stop = async () => {
    stopping = true
    interruptServer(data)
    await running.stop(STOP_MS)
    await supervised
  }
  try {
    await untilAnswering({ url: adminUrlOf('postgres'), exited: () => running.exited, folder })
  } catch (error) {
    await stop()
    throw error
  }
  return { createDatabase: urlOf, adminUrl: adminUrlOf, port, stop }
}

interface ServerOptions {
  data: string
  port: number
  socket: string | null
  durable: boolean
}

function serverArgs({ data, port, socket, durable }: ServerOptions): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: socket ?? '',
    max_connections: '200',
    shared_buffers: '128MB',
    log_min_messages: 'warning',
    log_line_prefix: '%m ',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  }
  return ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

function readOrMakePassword(folder: string): string {
  const path = join(folder, 'password')
  if (!existsSync(path)) {
    writeFileSync(`${path}.new`, randomBytes(24).toString('hex'), { mode: 0o600 })
    renameSync(`${path}.new`, path)
    rmSync(join(folder, 'data'), { recursive: true, force: true })
  }
  return readFileSync(path, 'utf8').trim()
}

interface UntilAnsweringOptions {
  url: string
  exited: () => Promise<unknown>
  folder: string
}

async function untilAnswering({ url, exited, folder }: UntilAnsweringOptions): Promise<void> {
  const ends = Date.now() + START_MS
  let gone = false
  exited().then(() => {
    gone = true
  })
  while (!gone && Date.now() < ends) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      return await client.end()
    } catch {
      await wait(20)
    }
  }
  throw new Error(`The database does not start: ${lastLine(join(folder, 'postgres.log'))}`)
}

interface EnsureDatabaseOptions {
  adminUrl: string
  database: string
  password: string
}

async function ensureDatabase({ adminUrl, database, password }: EnsureDatabaseOptions): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const owner = await client.query('select from pg_roles where rolname = $1', [OWNER])
    if (owner.rowCount === 0) await client.query(`create role ${OWNER} login createrole password '${password}'`)
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database])
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(database)} owner ${OWNER}`)
  } finally {
    await client.end()
  }
}

/** The process id of the server on this folder, whoever started it. */
function serverPid(data: string): number | null {
  try {
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    process.kill(pid, 0)
    return pid
  } catch {
    return null
  }
}

/** A server that a killed process left behind is already stopping; a hand-made restart may hold the folder for a while. */
async function previousServerGone(data: string): Promise<void> {
  while (serverPid(data) !== null) await wait(50)
}

function interruptServer(data: string): void {
  const pid = serverPid(data)
  if (pid !== null) process.kill(pid, 'SIGINT')
}

function lastLine(path: string): string {
  return existsSync(path) ? (readFileSync(path, 'utf8').trim().split('\n').at(-1) ?? '') : 'it printed nothing'
}
