import { createHash, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { createApp } from '#api/app.ts'
import type { Services } from '#api/calls/handler.ts'
import type { Registry } from '#api/calls/registry.ts'
import { createDirectory, type Directory } from '#api/calls/site-directory.ts'
import { fullRegistry } from '#api/full-registry.ts'
import { createGate, type GateOptions } from '#api/http/gate.ts'
import type { TrustedProxies } from '#api/http/proxy-trust.ts'
import type { Role } from '#contract/basics/define-call.ts'
import { createTestDatabase, PATIENCE_MS, type TestDatabase } from './test-database.ts'

export interface TestApp extends TestDatabase {
  app: FastifyInstance
  directory: Directory
  /** Opens a session and gives its token. */
  signIn(siteId: number, role: Exclude<Role, 'VISITOR'>): Promise<string>
}

interface TestAppOptions {
  registry?: Registry
  gate?: Partial<GateOptions>
  now?: () => Date
  /** Instead of the real ones. */
  services?: Partial<Services>
  trustProxy?: TrustedProxies
  platformDomain?: string
  /** Hears every line of the log, requests included. */
  log?: { write(line: string): void }
}

/** The real app on a real database with the demo estates. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const test = await buildTestApp(await createTestDatabase(), options)
  onTestFinished(() => {
    // Whoever has not read an answer to its end would be waited for.
    test.app.server.closeAllConnections()
    return test.app.close()
  })
  return test
}

/** The real app on a database that somebody else drops. */
export async function buildTestApp(
  database: TestDatabase,
  { registry, gate, now, services, trustProxy = 0, platformDomain, log }: TestAppOptions,
): Promise<TestApp> {
  const directory = await createDirectory(database.pool, platformDomain ?? null)
  const app = await createApp({
    pool: database.pool,
    directory,
    registry: registry ?? fullRegistry,
    services: { ...database, ...services },
    gate: createGate({ places: 24, reserved: 6, perPlace: 24, queue: 100, patienceMs: PATIENCE_MS, ...gate }),
    now: now ?? (() => new Date()),
    isReady: async () => true,
    trustProxy,
    logLevel: log ? 'trace' : 'silent',
    ...(log ? { log } : {}),
    createServer: (handler) => createServer(handler),
  })
  return { ...database, app, directory, signIn: (siteId, role) => signInTo(database, { siteId, role }) }
}

/** Opens a session and gives its token. */
export async function signInTo(
  { admin }: TestDatabase,
  { siteId, role }: { siteId: number; role: string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const email = `${randomBytes(6).toString('hex')}@example.com`
  const { rows } = await admin.query(
    'insert into estate.users (site_id, email, role) values ($1, $2, $3) returning id',
    [siteId, email, role],
  )
  const hash = createHash('sha256').update(token).digest()
  await admin.query(
    `insert into estate.sessions (site_id, token_hash, user_id, expires_at) values ($1, $2, $3, now() + interval '1 day')`,
    [siteId, hash, rows[0].id],
  )
  return token
}
