import pg from 'pg'
import { type BenchSite, loadCatalogue } from './catalogue.ts'
import { ANEW, fetchWell } from './fetch-raw.ts'
import type { Figure } from './figures.ts'
import { median } from './load.ts'
import { createRecorder } from './recorder.ts'
import { appUrlOf, ownerUrlOf } from './server-under-test.ts'
import { type Journeys, runJourneys } from './statements.ts'
import type { Subject } from './subject.ts'

const ALONE = 60
const SEARCH = `/api/v2/product?nbItem=24&search=${encodeURIComponent('lk:savenières vieilles vignes 2022')}`
const FACETS = '/api/v2/product?nbItem=24&facets=true&colour=RED'
const SLOWER_BAR = 3

/** Searches among very many wines, each against its own statements in the database alone. */
export async function measureSearches(subject: Subject): Promise<Figure[]> {
  const { dataFolder, size } = subject
  const site: BenchSite = { id: 9_030, products: size.wines }
  await loadCatalogue(ownerUrlOf(dataFolder), site)
  const recorder = await createRecorder(await appUrlOf(dataFolder))
  const figures: Figure[] = []
  for (const [name, path] of [
    ['search', SEARCH],
    ['list with facets', FACETS],
  ] as const) {
    const { journeys } = await recorder.send({ method: 'GET', url: path }, site.id)
    figures.push(await againstDatabase({ subject, name, path, journeys, site: site.id }))
  }
  await recorder.close()
  return figures
}

interface AgainstDatabaseOptions {
  subject: Subject
  name: string
  path: string
  journeys: Journeys
  site: number
}

/** One at a time: how much longer a call takes than its statements. */
async function againstDatabase({ subject, name, path, journeys, site }: AgainstDatabaseOptions): Promise<Figure> {
  const appUrl = await appUrlOf(subject.dataFolder)
  const pool = new pg.Pool({ connectionString: appUrl, max: 1, pipeline: true } as pg.PoolConfig)
  const client = await pool.connect()
  // Plain, as the database sends it: what is compared is the work, not the packing.
  const headers = { idsite: String(site), 'accept-encoding': 'identity', ...ANEW }
  const calls: number[] = []
  const statements: number[] = []
  for (let round = 0; round < ALONE; round++) {
    // Never asked before: all but a wine that there is not.
    const url = `${subject.server.url}${path}&id=df:${2_000_000_000 + round}`
    calls.push(await timeOf(() => fetchWell(url, headers)))
    statements.push(await timeOf(() => runJourneys(client, { site, journeys })))
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
