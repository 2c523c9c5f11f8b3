import { createApp } from '#api/app.ts'
import { createDirectory } from '#api/calls/site-directory.ts'
import { fullRegistry } from '#api/full-registry.ts'
import { createGate } from '#api/http/gate.ts'
import { createPool } from '#db/pool.ts'
import { createFolderSender } from '#providers/mails/folder.ts'
import { createStorage } from '#providers/storage/create-storage.ts'
import { createServices } from '#run/create-services.ts'
import { GATE } from '#run/limits.ts'
import { createMetrics } from '#run/metrics.ts'
import { builtOffice } from '#run/pages/office-source.ts'
import { addPages } from '#run/pages/pages.ts'
import { builtSite } from '#run/pages/site-source.ts'
import { addPictures } from '#run/pictures/pictures.ts'
import { createSiteCache, type SiteCache } from '#site/server/site-cache.ts'
import { serveAsOrdered } from './side-server.ts'

export interface UncachedServer {
  appUrl: string
  poolSize: number
}

const shell = createSiteCache(8_000_000)

/** Renders for everyone who asks, even at the same moment. */
const keepsNothing: SiteCache = {
  find: () => undefined,
  findOrRender: (_options, render) => render(),
  findOrAsk: shell.findOrAsk,
  calls: shell.calls,
  dropSite: () => {},
  dropLive: () => {},
  dropAll: () => {},
  size: () => ({ pages: 0, bytes: 0 }),
}

/** The same parts as a serving process (run/worker.ts), only that no page is kept and no job runs. */
serveAsOrdered<UncachedServer>(async ({ appUrl, poolSize }) => {
  const pool = createPool({ url: appUrl, max: poolSize, onTrouble: () => {} })
  const directory = await createDirectory(pool, null)
  const gate = createGate(GATE)
  const source = await builtSite()
  const storage = createStorage({ dataDir: '.data', url: null })
  const services = createServices({
    pool,
    storage,
    mails: createFolderSender('.data/mails'),
    secretKey: 'only for measuring: nothing is sealed',
    isDemo: true,
    testCards: true,
    deliver: async () => {},
  })
  const shared = { pool, directory, services, gate, now: () => new Date() }
  const app = await createApp({
    ...shared,
    registry: fullRegistry,
    isReady: async () => true,
    trustProxy: 0,
    logLevel: 'error',
    createServer: source.createServer,
  })
  addPictures(app, shared)
  await addPages(app, {
    ...shared,
    source,
    office: builtOffice(),
    cache: keepsNothing,
    metrics: createMetrics({ cache: keepsNothing, gate, pool, tellsWork: false }),
  })
  await app.ready()
  return app.server
})
