import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '#db/embedded/free-port.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface RunningServer {
  port: number
  process: ChildProcess
  dataDir: string
  /** Everything it has printed so far. */
  output(): string
  exited: Promise<number | null>
  /** Stops it and deletes its data folder. */
  stop(): Promise<void>
}

/** The real server, as `npm start` runs it once everything is built, on a data folder of its own. */
export async function startServer(environment: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = environment.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'cuvee-server-'))
  const port = Number(environment.PORT ?? (await freePort()))
  // Journeys count their own orders, and want every bottle on its shelf.
  const server = launch({ METRICS_PORT: '0', DEMO_ORDERS: '0', ...environment, PORT: String(port), DATA_DIR: dataDir })
  await Promise.race([
    server.prints(/\] ready/),
    server.exited.then((code) => Promise.reject(new Error(`the server ended with ${code}: ${server.output()}`))),
  ])
  return {
    port,
    dataDir,
    process: server.child,
    output: server.output,
    exited: server.exited,
    async stop() {
      server.child.kill('SIGTERM')
      await server.exited
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Starts main.mjs and listens to it. */
export function launch(environment: Record<string, string>) {
  const child = spawn(process.execPath, [join(root, 'main.mjs')], {
    cwd: root,
    env: { ...process.env, ...environment, NODE_OPTIONS: '', VITEST: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let heard = ''
  const waiting: { pattern: RegExp; found: () => void }[] = []
  const listen = (chunk: Buffer) => {
    heard += chunk
    for (const { pattern, found } of waiting) if (pattern.test(heard)) found()
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  const exited = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  const prints = (pattern: RegExp) =>
    new Promise<void>((found) => {
      if (pattern.test(heard)) found()
      else waiting.push({ pattern, found })
    })
  return { child, exited, prints, output: () => heard }
}
