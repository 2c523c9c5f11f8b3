import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { ensureAppLogin } from '#db/app-login.ts'
import { freePort } from '#db/embedded/free-port.ts'
import { ADMIN } from '#db/embedded/init-cluster.ts'
import { undoAtEnd } from './clean-up.ts'
import { fetchRaw } from './fetch-raw.ts'
import { findServingChild } from './process-figures.ts'

const MAIN = fileURLToPath(new URL('../main.mjs', import.meta.url))
const START_MS = 600_000
const POLL_MS = 10
const SHOWN_LINES = 15
const STOP_MS = 30_000
/** Settings of this machine must not reach the server under test; an empty one counts as absent. */
const UNSET = Object.fromEntries(
  ['DATABASE_URL', 'DEMO', 'SECRET_KEY', 'PLATFORM_DOMAIN', 'CUVEE_DEV', 'NODE_OPTIONS'].map((name) => [name, '']),
)

export interface ServerUnderTest {
  url: string
  /** The process that answers; null where the system does not tell. */
  servingPid: number | null
  /** Everything else lies below it: serving processes, database, those that draw. */
  pid: number
  /** From the start of the process to the first good answer of the home page. */
  startMs: number
  stop(): Promise<void>
}

/** A data folder of its own, deleted at the end. */
export function makeDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cuvee-bench-'))
  undoAtEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Starts the product as it is, with one serving process, as behind a proxy that says where visitors come from. */
export async function startServer(dataFolder: string, more: Record<string, string> = {}): Promise<ServerUnderTest> {
  const port = await freePort()
  const own = {
    DATA_DIR: dataFolder,
    HOST: '127.0.0.1',
    PORT: String(port),
    WORKERS: '1',
    METRICS_PORT: '0',
    DEMO_ORDERS: '0',
    TRUST_PROXY: '1',
    ...more,
  }
  const startedAt = performance.now()
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, ...UNSET, ...own, LOG_LEVEL: 'error' },
    // It stops by itself when the channel closes, that is, even when we are killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const stop = () => stopChild(child)
  undoAtEnd(stop)
  const output = collectOutput(child)
  const url = `http://127.0.0.1:${port}`
  await untilTrue({ check: () => answersWell(`${url}/`), child, output })
  const startMs = performance.now() - startedAt
  await untilTrue({
    check: async () => /^\[.*\] ready$/m.test(output()) && (await answersWell(`${url}/readyz`)),
    child,
    output,
  })
  const pid = child.pid ?? 0
  return { url, pid, servingPid: findServingChild(pid, MAIN), startMs, stop }
}

/** The superuser's address of the database on a data folder. */
export function ownerUrlOf(dataFolder: string): string {
  const password = readFileSync(join(dataFolder, 'postgres', 'password'), 'utf8').trim()
  const port = readFileSync(join(dataFolder, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[3]
  return `postgres://${ADMIN}:${password}@127.0.0.1:${port}/cuvee`
}

/** The address that the serving processes use: the floor obeys the same row-level security. */
export function appUrlOf(dataFolder: string): Promise<string> {
  return ensureAppLogin(ownerUrlOf(dataFolder), readFileSync(join(dataFolder, 'secret-key'), 'utf8').trim())
}

export function databaseLogOf(dataFolder: string): string {
  const path = join(dataFolder, 'postgres', 'postgres.log')
  if (!existsSync(path)) throw new Error('The database keeps no log.')
  return path
}

async function answersWell(url: string): Promise<boolean> {
  const answer = await fetchRaw(url).catch(() => null)
  return answer?.status === 200
}

interface UntilTrueOptions {
  check: () => Promise<boolean>
  child: ChildProcess
  output: () => string
}

async function untilTrue({ check, child, output }: UntilTrueOptions): Promise<void> {
  const ends = Date.now() + START_MS
  while (!(await check())) {
    if (child.exitCode !== null || Date.now() > ends)
      throw new Error(`The server does not start.\n${lastLines(output())}`)
    await wait(POLL_MS)
  }
}

function collectOutput(child: ChildProcess): () => string {
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text += chunk
    })
  }
  return () => text
}

function lastLines(text: string): string {
  return text.trim().split('\n').slice(-SHOWN_LINES).join('\n')
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
  await exited
  clearTimeout(timer)
}
