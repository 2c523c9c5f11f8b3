import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { createApp } from '#api/app.ts'
import { createDirectory } from '#api/calls/site-directory.ts'
import { believeWhile } from '#api/calls/unfinished-sites.ts'
import { fullRegistry } from '#api/full-registry.ts'
import { createGate } from '#api/http/gate.ts'
import type { KeptCall } from '#api/http/kept-call.ts'
import { type Change, listenForChanges } from '#db/changes.ts'
import { createPool } from '#db/pool.ts'
import { createMailSender } from '#providers/mails/create-mail-sender.ts'
import { createStorage } from '#providers/storage/create-storage.ts'
import { createSiteCache } from '#site/server/site-cache.ts'
import { startBackground } from './background.ts'
import { createServices } from './create-services.ts'
import { deliverHere } from './deliver-here.ts'
import { portReason } from './free-port.ts'
import { CACHE_BYTES, GATE, POOL_SIZE } from './limits.ts'
import { giveBackMemoryAtRest } from './memory-at-rest.ts'
import { createMetrics } from './metrics.ts'
import { addELabels } from './pages/e-labels.ts'
import { heardMemory } from './pages/heard-memory.ts'
import { keptAnswerer } from './pages/kept-answerer.ts'
import { obeyChange } from './pages/obey-change.ts'
import { builtOffice, developedOffice } from './pages/office-source.ts'
import { addPages } from './pages/pages.ts'
import { builtSite, developedSite, type SiteSource } from './pages/site-source.ts'
import { addPictures } from './pictures/pictures.ts'
import { tellSecurityEvents } from './tell-security-events.ts'
import type { WorkerCommand, WorkerOrders, WorkerReport } from './worker-protocol.ts'

export async function runWorker(): Promise<void> {
  // The terminal's Ctrl-C reaches the whole group; the primary tells us when to stop.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => {})
  // Asked to stop before it serves, it has nothing to finish.
  let close = async () => {}
  const stop = async () => {
    await close()
    process.exit(0)
  }
  process.on('message', (command: WorkerCommand) => command.type === 'stop' && void stop())
  process.on('disconnect', () => void stop())
  // Most of a start is reading programs: that of the site is read while the database is prepared, and told of when it is needed.
  const built = process.env.CUVEE_DEV === '1' ? null : builtSite()
  built?.catch(() => {})
  const orders = await receiveOrders()
  try {
    const serving = await serve(orders, built)
    close = serving.close
    const port = await listen(serving.app, orders)
    // Visitors are answered first.
    await serving.startBackground()
    report({ type: 'ready', port })
    giveBackMemoryAtRest()
  } catch (error) {
    report({ type: 'failed', reason: (error as Error).message })
    process.exit(1)
  }
}

function receiveOrders(): Promise<WorkerOrders> {
  return new Promise((resolve) => {
    process.on('message', (command: WorkerCommand) => command.type === 'orders' && resolve(command.orders))
  })
}

function report(message: WorkerReport): void {
  process.send?.(message)
}

async function listen(app: FastifyInstance, { port, host }: WorkerOrders): Promise<number> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    throw new Error(portReason({ code: (error as NodeJS.ErrnoException).code, port, host }))
  }
  return (app.server.address() as { port: number }).port
}

/** Builds one serving process: directory, caches, API, pages, jobs. */
async function serve(orders: WorkerOrders, built: Promise<SiteSource> | null) {
  // A restart of the database breaks every connection at once; one line a second tells as much as fifty.
  let toldAt = 0
  const onTrouble = (error: unknown) => {
    if (Date.now() - toldAt < 1_000) return
    toldAt = Date.now()
    app?.log.warn(`database trouble: ${(error as Error).message}`)
  }
  let app: FastifyInstance | undefined
  const pool = createPool({ url: orders.appUrl, max: POOL_SIZE, onTrouble })
  const directory = await createDirectory(pool, orders.platformDomain)
  // While developing nothing is kept: every page shows the code as it is.
  const cache = createSiteCache<KeptCall>(orders.isDev ? 1 : CACHE_BYTES)
  const onChange = (change: Change) => obeyChange({ cache, directory, pool, onTrouble }, change)
  const changes = await listenForChanges({ url: orders.appUrl, onChange, onTrouble })
  believeWhile(pool, changes.isListening)
  const gate = createGate(GATE)
  const metrics = createMetrics({ cache, gate, pool, tellsWork: orders.runsJobs })
  const source = await (built ?? developedSite())
  const now = () => new Date()
  const storage = createStorage(orders.storage)
  const mails = createMailSender(orders.mails)
  const deliver = deliverHere(() => app?.server.address() ?? null)
  const { secretKey, previousKey, isDemo, testCards } = orders
  const onSecurityEvent = tellSecurityEvents(() => app?.log)
  const services = createServices({
    pool,
    storage,
    mails,
    secretKey,
    previousKey,
    isDemo,
    testCards,
    deliver,
    onSecurityEvent,
  })

  const answerEarly = keptAnswerer(directory, { cache, metrics, isListening: changes.isListening })
  const isReady = async () => changes.isListening() && (await answers(pool))
  const { trustProxy, logLevel } = orders
  const { createServer } = source
  // Not the system's own folder: where that lies in memory, nothing would be won.
  const trust = orders.isDev ? {} : { trustsExact: true as const }
  const parts = { pool, directory, services, gate, now, formFolder: orders.storage.dataDir, ...trust }
  app = await createApp({
    ...parts,
    registry: fullRegistry,
    isReady,
    trustProxy,
    logLevel,
    answerEarly,
    memory: heardMemory(cache.calls, changes.isListening),
    createServer,
  })
  addELabels(app, { ...parts, cache })
  addPictures(app, parts)
  if (orders.isDev) {
    const { addMailGallery } = await import('./gallery/mail-gallery.ts')
    addMailGallery(app, parts)
  }
  const office = orders.isDev ? await developedOffice() : builtOffice()
  await addPages(app, { ...parts, source, office, cache, metrics })

  const opened: Opened = { app, background: null, services, changes, pool }
  const { log } = app
  return {
    app,
    startBackground: async () => {
      opened.background = await startBackground(orders, { directory, services, now, onTrouble, log })
    },
    close: () => closeAll(opened),
  }
}

interface Opened {
  app: FastifyInstance
  /** Null until it has begun. */
  background: { stop(): Promise<void> } | null
  services: { close(): void }
  changes: { close(): Promise<void> }
  pool: Pool
}

async function closeAll(opened: Opened): Promise<void> {
  const { app, services, changes, pool } = opened
  // A connection that falls idle while we wait for another would hold us up until its keep-alive ends.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50)
  await app.close()
  clearInterval(sweep)
  await opened.background?.stop()
  services.close()
  await changes.close()
  await pool.end()
}

function answers(pool: Pool): Promise<boolean> {
  return pool.query('select 1').then(
    () => true,
    () => false,
  )
}
