import { createServer } from 'node:http'
import pg from 'pg'
import { createApp } from '#api/app.ts'
import { createDirectory } from '#api/machinery/directory.ts'
import { createGate } from '#api/machinery/gate.ts'
import { fullRegistry } from '#api/machinery/registry.ts'
import { createPool } from '#db/pool.ts'
import { createFolderSender } from '#providers/mails/folder.ts'
import { createStorage } from '#providers/storage/create-storage.ts'
import { createServices } from '#run/create-services.ts'
import { GATE, POOL_SIZE } from '#run/limits.ts'
import type { BareStatements } from './bare-statements.ts'
import { type BenchSite, loadCatalogue } from './catalogue.ts'
import { fetchWell } from './fetch-raw.ts'
import type { Figure } from './figures.ts'
import { comparePairs, median } from './load.ts'
import { rateFigure, type Subject } from './measure.ts'
import { appUrlOf, ownerUrlOf } from './server-under-test.ts'
import { startSideServer } from './side-server.ts'
import { type Journeys, recordJourneys, runJourneys } from './statements.ts'

const SMALL: BenchSite = { id: 9_001, products: 100 }
const LARGE: BenchSite = { id: 9_002, products: 10_000 }
const PAIRS = 3
const ALONE = 60
const LIST = '/api/v2/product?nbItem=24'
const DETAIL = '/api/v2/product/5000'
const SEARCH = `/api/v2/product?nbItem=24&search=${encodeURIComponent('lk:savenières vieilles vignes 2022')}`
const FACETS = '/api/v2/product?nbItem=24&facets=true&colour=RED'
const SLOWER_BAR = 3
const GROWTH_BAR = 1 / 1.5

const headersOf = ({ id }: BenchSite) => ({ idsite: String(id) })

/** An estate of ten thousand products: against bare code, against the database alone, and against a small estate. */
export async function measureCatalogue(subject: Subject): Promise<Figure[]> {
  const { server, dataFolder } = subject
  for (const site of [SMALL, LARGE]) await loadCatalogue(ownerUrlOf(dataFolder), site)
  const recorder = await createRecorder(await appUrlOf(dataFolder))
  const figures: Figure[] = []
  for (const [name, path] of [
    ['product list', LIST],
    ['product', DETAIL],
  ] as const) {
    figures.push(...(await againstBare(subject, name, path, await recorder.record(path))))
  }
  for (const [name, path] of [
    ['search', SEARCH],
    ['list with facets', FACETS],
  ] as const) {
    figures.push(await againstDatabase(subject, name, path, await recorder.record(path)))
  }
  await recorder.close()
  const target = (site: BenchSite) => ({
    url: `${server.url}${LIST}`,
    headers: headersOf(site),
    pid: server.servingPid,
  })
  const { rateRatio } = await comparePairs(target(SMALL), target(LARGE), PAIRS)
  const grown = { unit: 'ratio', better: 'more', bar: GROWTH_BAR, hasBaseline: true } as const
  return [...figures, { name: 'product list, 10,000 products / 100 products', value: rateRatio, ...grown }]
}

async function againstBare({ server, dataFolder }: Subject, name: string, path: string, journeys: Journeys) {
  const ours = await fetchWell(`${server.url}${path}`, headersOf(LARGE))
  const orders: BareStatements = {
    appUrl: await appUrlOf(dataFolder),
    poolSize: POOL_SIZE,
    site: LARGE.id,
    journeys,
    body: ours.body.toString(),
  }
  const bare = await startSideServer('./bare-statements.ts', orders)
  const theirs = await fetchWell(bare.url)
  if (!ours.body.equals(theirs.body)) throw new Error(`The bare ${name} does not give the same answer.`)
  const compared = await comparePairs(
    { url: bare.url, pid: bare.pid },
    { url: `${server.url}${path}`, headers: headersOf(LARGE), pid: server.servingPid },
    PAIRS,
  )
  bare.stop()
  const held = { unit: 'ratio', better: 'more', bar: 0.5, hasBaseline: true } as const
  const detail = `${journeys.flat().length} statements in ${journeys.length} journeys`
  return [
    rateFigure(`bare ${name}`, compared.floor),
    rateFigure(name, compared.product),
    { name: `${name} / bare, requests`, value: compared.rateRatio, detail, ...held },
  ]
}

/** One at a time: how much longer a call takes than its statements. */
async function againstDatabase({ server, dataFolder }: Subject, name: string, path: string, journeys: Journeys) {
  const pool = new pg.Pool({ connectionString: await appUrlOf(dataFolder), max: 1, pipeline: true } as pg.PoolConfig)
  const client = await pool.connect()
  const calls: number[] = []
  const statements: number[] = []
  for (let round = 0; round < ALONE; round++) {
    calls.push(await timeOf(() => fetchWell(`${server.url}${path}`, headersOf(LARGE))))
    statements.push(await timeOf(() => runJourneys(client, LARGE.id, journeys)))
  }
  client.release()
  await pool.end()
  const [call, alone] = [median(calls), median(statements)]
  const held = { unit: 'ratio', better: 'less', bar: SLOWER_BAR, hasBaseline: true } as const
  const detail = `${call.toFixed(1)} ms, ${alone.toFixed(1)} ms in the database`
  return { name: `${name}, call / its statements`, value: call / alone, detail, ...held }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

/** The product's own code on a connection that is listened to. */
async function createRecorder(appUrl: string) {
  const pool = createPool({ url: appUrl, max: 1, onTrouble: () => {} })
  const take = recordJourneys(pool)
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
  const app = await createApp({
    pool,
    directory: await createDirectory(pool, null),
    registry: fullRegistry,
    services,
    gate: createGate(GATE),
    now: () => new Date(),
    isReady: async () => true,
    trustProxy: false,
    logLevel: 'silent',
    createServer: (handler) => createServer(handler),
  })
  return {
    async record(path: string): Promise<Journeys> {
      take()
      const { statusCode } = await app.inject({ url: path, headers: { host: 'localhost', ...headersOf(LARGE) } })
      if (statusCode !== 200) throw new Error(`${path} answered ${statusCode} instead of 200.`)
      return take()
    },
    async close() {
      await app.close()
      services.close()
      await pool.end()
    },
  }
}
