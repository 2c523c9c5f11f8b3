import pg from 'pg'
import { POOL_SIZE } from '#run/limits.ts'
import type { BareStatements } from './bare-statements.ts'
import { type BenchSite, loadCatalogue } from './catalogue.ts'
import { ANEW, fetchWell } from './fetch-raw.ts'
import type { Figure } from './figures.ts'
import { comparePairs, median } from './load.ts'
import { rateFigure, type Subject } from './measure.ts'
import { createRecorder } from './recorder.ts'
import { appUrlOf, ownerUrlOf } from './server-under-test.ts'
import { startSideServer } from './side-server.ts'
import { type Journeys, runJourneys } from './statements.ts'

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

/** Plain, as bare code sends it: what is compared is the work, not the packing. */
const headersOf = ({ id }: BenchSite) => ({ idsite: String(id), 'accept-encoding': 'identity', ...ANEW })

/** An estate of ten thousand products: against bare code, against the database alone, and against a small estate. */
export async function measureCatalogue(subject: Subject): Promise<Figure[]> {
  const { server, dataFolder } = subject
  for (const site of [SMALL, LARGE]) await loadCatalogue(ownerUrlOf(dataFolder), site)
  const recorder = await createRecorder(await appUrlOf(dataFolder))
  const recorded = async (url: string) => (await recorder.send({ method: 'GET', url }, LARGE.id)).journeys
  const figures: Figure[] = []
  for (const [name, path] of [
    ['product list', LIST],
    ['product', DETAIL],
  ] as const) {
    figures.push(...(await againstBare({ subject, name, path, journeys: await recorded(path) })))
  }
  for (const [name, path] of [
    ['search', SEARCH],
    ['list with facets', FACETS],
  ] as const) {
    figures.push(await againstDatabase({ subject, name, path, journeys: await recorded(path) }))
  }
  await recorder.close()
  const target = (site: BenchSite) => ({
    url: `${server.url}${LIST}`,
    headers: headersOf(site),
    pid: server.servingPid,
  })
  const { rateRatio } = await comparePairs({ floor: target(SMALL), product: target(LARGE), pairs: PAIRS })
  const grown = { unit: 'ratio', better: 'more', bar: GROWTH_BAR, hasBaseline: true } as const
  return [...figures, { name: 'product list, 10,000 products / 100 products', value: rateRatio, ...grown }]
}

interface AgainstBareOptions {
  subject: Subject
  name: string
  path: string
  journeys: Journeys
}

async function againstBare({ subject: { server, dataFolder }, name, path, journeys }: AgainstBareOptions) {
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
  const compared = await comparePairs({
    floor: { url: bare.url, pid: bare.pid },
    product: { url: `${server.url}${path}`, headers: headersOf(LARGE), pid: server.servingPid },
    pairs: PAIRS,
  })
  bare.stop()
  const held = { unit: 'ratio', better: 'more', bar: 0.5, hasBaseline: true } as const
  const detail = `${journeys.flat().length} statements in ${journeys.length} journeys`
  return [
    rateFigure(`bare ${name}`, compared.floor),
    rateFigure(name, compared.product),
    { name: `${name} / bare, requests`, value: compared.rateRatio, detail, ...held },
  ]
}

interface AgainstDatabaseOptions {
  subject: Subject
  name: string
  path: string
  journeys: Journeys
}

/** One at a time: how much longer a call takes than its statements. */
async function againstDatabase({ subject: { server, dataFolder }, name, path, journeys }: AgainstDatabaseOptions) {
  const pool = new pg.Pool({ connectionString: await appUrlOf(dataFolder), max: 1, pipeline: true } as pg.PoolConfig)
  const client = await pool.connect()
  const calls: number[] = []
  const statements: number[] = []
  for (let round = 0; round < ALONE; round++) {
    calls.push(await timeOf(() => fetchWell(`${server.url}${path}`, headersOf(LARGE))))
    statements.push(await timeOf(() => runJourneys(client, { site: LARGE.id, journeys })))
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
