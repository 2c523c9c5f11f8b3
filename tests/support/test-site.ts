import { connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { createApp } from '#api/app.ts'
import { createDirectory, type Directory } from '#api/calls/site-directory.ts'
import { fullRegistry } from '#api/full-registry.ts'
import { createGate, type GateOptions } from '#api/http/gate.ts'
import type { KeptCall } from '#api/http/kept-call.ts'
import type { TrustedProxies } from '#api/http/proxy-trust.ts'
import { addELabels } from '#run/pages/e-labels.ts'
import { heardMemory } from '#run/pages/heard-memory.ts'
import { keptAnswerer } from '#run/pages/kept-answerer.ts'
import { builtOffice } from '#run/pages/office-source.ts'
import { addPages } from '#run/pages/pages.ts'
import { builtSite, type SiteSource } from '#run/pages/site-source.ts'
import { addPictures } from '#run/pictures/pictures.ts'
import { createSiteCache, type SiteCache } from '#site/server/site-cache.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

interface PostFormOptions {
  path: string
  fields: Record<string, string>
  headers?: Record<string, string>
}

export interface TestSite extends TestDatabase {
  /** Where it listens. */
  base: string
  /** Asks the running server; `host` chooses the estate. */
  get(path: string, headers?: Record<string, string>): Promise<Response>
  head(path: string): Promise<Response>
  /** A connection of one's own, for what no browser does; closed when the test is over. */
  connect(): Socket
  /** Sends a form as a browser without scripts does, from a page of this very site unless `origin` says otherwise. */
  postForm(options: PostFormOptions): Promise<Response>
  /** The same with any body. */
  postBody(path: string, body: ReadableStream): Promise<Response>
  cache: SiteCache<KeptCall>
  directory: Directory
  /** Reads the directory again, as a worker does that hears of a change. */
  reload(): Promise<void>
  /** Statements that the server has sent so far. */
  queries(): number
}

interface TestSiteOptions {
  /** That of another site: two processes serve from one. */
  database?: TestDatabase
  source?: SiteSource
  cache?: SiteCache<KeptCall>
  trustProxy?: TrustedProxies
  gate?: Partial<GateOptions>
  /** Hears every line of the log, requests included. */
  log?: { write(line: string): void }
  /** Whether it hears of changes, as a worker does while its connection stands. */
  isListening?: () => boolean
  /** What its calls take for now; pages have the clock of the machine. */
  now?: () => Date
}

/** The built site on a real port, as a worker serves it, without cluster and jobs. */
export async function createTestSite({
  database: shared,
  source,
  cache = createSiteCache<KeptCall>(10_000_000),
  trustProxy = 0,
  gate: given,
  log,
  isListening = () => true,
  now = () => new Date(),
}: TestSiteOptions = {}): Promise<TestSite> {
  const database = shared ?? (await createTestDatabase())
  const { pool } = database
  const queries = countQueries(pool)
  const site = source ?? (await builtSite())
  const directory = await createDirectory(pool, null)
  const gate = createGate({ places: 24, reserved: 6, perPlace: 24, queue: 400, patienceMs: 5_000, ...given })
  const metrics = { countAnswer: () => {} }
  const answerEarly = keptAnswerer(directory, { cache, metrics, isListening })
  const services = database
  const common = { pool, directory, services, gate, now }
  const app = await createApp({
    ...common,
    registry: fullRegistry,
    isReady: async () => true,
    trustProxy,
    logLevel: log ? 'trace' : 'silent',
    ...(log ? { log } : {}),
    answerEarly,
    memory: heardMemory(cache.calls, isListening),
    createServer: site.createServer,
  })
  addELabels(app, { ...common, cache })
  addPictures(app, common)
  await addPages(app, { ...common, source: site, office: builtOffice(), cache, metrics })
  const base = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => {
    // Whoever has not read an answer to its end would be waited for.
    app.server.closeAllConnections()
    return app.close()
  })
  // fetch does not let a caller choose the Host header; idSite on a shared host names the estate as well.
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${base}${path}`, { headers, redirect: 'manual' })
  const head = (path: string) => fetch(`${base}${path}`, { method: 'HEAD' })
  const postForm: TestSite['postForm'] = ({ path, fields, headers = {} }) =>
    fetch(`${base}${path}`, {
      method: 'POST',
      headers: { origin: base, ...headers },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })
  const postBody: TestSite['postBody'] = (path, body) =>
    fetch(`${base}${path}`, { method: 'POST', headers: { origin: base }, body, duplex: 'half' } as RequestInit)
  const connectTo: TestSite['connect'] = () => {
    const socket = connect({ port: Number(new URL(base).port), host: '127.0.0.1' })
    socket.on('error', () => {})
    onTestFinished(() => void socket.destroy())
    return socket
  }
  const reload = async () => {
    cache.dropAll()
    await directory.reload()
  }
  return { ...database, base, get, head, connect: connectTo, postForm, postBody, cache, directory, reload, queries }
}

function countQueries(pool: TestDatabase['pool']): () => number {
  let count = 0
  pool.on('acquire', () => count++)
  return () => count
}
