import pg from 'pg'
import { addDays, parisDay } from '#rules/basics/paris-time.ts'
import type { Figure } from '../figures.ts'
import { createRecorder } from '../recorder.ts'
import { appUrlOf, ownerUrlOf } from '../server-under-test.ts'
import { type Journeys, runJourneys } from '../statements.ts'
import type { Subject } from '../subject.ts'
import { fillOffice } from './office-ground.ts'
import { officeLists } from './office-lists.ts'

const SITE = 9_050
const ROUNDS = 3
/** What one waits for at a desk, on a machine that does nothing else. */
const BAR_MS = 1_000
const AIM_MS = 100

/** Every list and every sum of the back office at an estate that is larger than any: what the database needs for it. */
export async function measureOffice({ dataFolder, size }: Subject): Promise<Figure[]> {
  const { wines: products, orders } = size
  const ownerUrl = ownerUrlOf(dataFolder)
  const token = await fillOffice(ownerUrl, {
    site: SITE,
    products,
    orders,
    customers: Math.ceil(orders / 2),
    changes: orders * 2,
  })
  return measureLists({ appUrl: await appUrlOf(dataFolder), token })
}

/** Of an estate that is filled. */
async function measureLists({ appUrl, token }: { appUrl: string; token: string }): Promise<Figure[]> {
  const recorder = await createRecorder(appUrl)
  const pool = new pg.Pool({ connectionString: appUrl, max: 1, pipeline: true } as pg.PoolConfig)
  const client = await pool.connect()
  const figures: Figure[] = []
  for (const { name, path } of askedOf(parisDay(new Date()))) {
    const { journeys } = await recorder.send({ method: 'GET', url: `/api${path}`, token }, SITE)
    figures.push(await figureOf(client, { name, journeys }))
  }
  client.release()
  await pool.end()
  await recorder.close()
  return figures
}

function askedOf(today: string) {
  const month = `from=${addDays(today, -30)}&until=${today}`
  return [
    { name: 'dashboard', path: '/admin/dashboard' },
    { name: 'search over everything', path: '/admin/search?q=garnier%2012' },
    { name: 'sums of a month', path: `/admin/accounts/sums?${month}` },
    { name: 'sums of a year', path: `/admin/accounts/sums?from=${addDays(today, -364)}&until=${today}` },
    ...officeLists(addDays(today, -30)),
  ]
}

/** The best of a few: what others do meanwhile only ever takes longer. */
async function figureOf(
  client: pg.PoolClient,
  { name, journeys }: { name: string; journeys: Journeys },
): Promise<Figure> {
  let best = Number.POSITIVE_INFINITY
  let rows = 0
  for (let round = 0; round < ROUNDS; round++) {
    const startedAt = performance.now()
    rows = await runJourneys(client, { site: SITE, journeys })
    best = Math.min(best, performance.now() - startedAt)
  }
  const held = { unit: 'ms', better: 'less', bar: BAR_MS, aim: AIM_MS, isInformation: true } as const
  return { name: `office: ${name}`, value: best, detail: `${rows} rows`, ...held }
}
