import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { startCluster } from '#db/embedded/cluster.ts'
import { undoAtEnd } from '../clean-up.ts'
import type { Figure } from '../figures.ts'
import { prepareShop } from '../flows/prepare-shop.ts'
import type { ShopFlow, ShopGround } from '../flows/shop-flows.ts'
import { makeDataFolder, type ServerUnderTest, startServer } from '../server-under-test.ts'
import type { Size } from '../sizes.ts'
import { postmasterPid, type Subject } from '../subject.ts'
import { type Cost, costOfRounds } from '../system/cost.ts'
import { type CpuBound, createCpuBound } from '../system/cpu-bound.ts'
import { leftInShop } from '../system/rest.ts'
import { copiesOf, copyEstates } from './copy-estates.ts'

/** What the figures call each. */
const FLOWS = { list: 'list of 24', order: 'order' } as const satisfies Partial<Record<ShopFlow, string>>

/** Visitors come to several shops, as on any deployment: within one, buyers of the same bottle wait for each other. */
const COPIES = { from: 1, first: 30_001, count: 64 }
/**
 * As if each had a small machine of its own. All of it together keeps two cores busy for less than half of the time: where
 * they are busier, everybody's memory is pushed out of the caches by the others, which no machine of its own would know.
 */
const PART_OF_A_CORE = 0.125
/** An order takes a second or two on so small a machine: a round has to be long beside it. */
const TIMES_AS_LONG = 5
const BARS = { rate: 1.8, cpu: 1.3 }

type Costs = ReadonlyMap<string, Cost>

/**
 * Two deployments on one database, each with its own folder and port, as on two machines, against one of them alone:
 * before the other starts and after it has stopped, for it would do the other's work even where nobody visits it.
 */
export async function measureTwoServers({ size }: Subject): Promise<Figure[]> {
  const place = await preparePlace()
  const first = await startOn(place, 'first')
  const shop = await prepareShop({ url: first.server.url, ownerUrl: place.ownerUrl })
  await copyEstates(place.ownerUrl, COPIES)
  const ground = { ...shop, sites: copiesOf(COPIES) }
  const before = await measure({ place, on: [first], ground, size })
  const second = await startOn(place, 'second')
  // All that the first has done by now, so that both are as warm.
  await measure({ place, on: [second], ground, size })
  const together = await measure({ place, on: [first, second], ground, size })
  await stop(second)
  const after = await measure({ place, on: [first], ground, size })
  await stop(first)
  await place.end()
  const isBound = first.bound !== null && second.bound !== null
  return Object.entries(FLOWS).flatMap(([flow, name]) => {
    const [earlier, both, later] = [before, together, after].map((costs) => costs.get(flow))
    if (!earlier || !both || !later) throw new Error(`${flow} was not measured.`)
    return figuresOf({ name, alone: [earlier, later], both, isBound })
  })
}

interface FiguresOptions {
  name: string
  alone: readonly Cost[]
  both: Cost
  isBound: boolean
}

function figuresOf({ name, alone, both, isBound }: FiguresOptions): Figure[] {
  const mean = (of: (cost: Cost) => number) => alone.reduce((sum, cost) => sum + of(cost), 0) / alone.length
  const [rate, cpu] = [mean((cost) => cost.perSecond), mean((cost) => cost.cpuMs)]
  const parts = (server: number, database: number) => `${server.toFixed(2)} + ${database.toFixed(2)}`
  return [
    {
      name: `${name}, two servers / one, rate`,
      // Where nobody can be bound, two servers share the cores that one had for itself.
      value: isBound ? both.perSecond / rate : null,
      detail: `${rate.toFixed(0)} → ${both.perSecond.toFixed(0)}/s with ${PART_OF_A_CORE} of a core each`,
      unit: 'ratio',
      better: 'more',
      bar: BARS.rate,
    },
    {
      name: `${name}, two servers / one, CPU`,
      value: both.cpuMs / cpu,
      detail: `${parts(
        mean((cost) => cost.serverMs),
        mean((cost) => cost.databaseMs),
      )} → ${parts(both.serverMs, both.databaseMs)} ms, server + database`,
      unit: 'ratio',
      better: 'less',
      bar: BARS.cpu,
      hasBaseline: true,
      tolerance: 0.3,
    },
  ]
}

/** A database that several deployments can use. */
interface Place {
  folder: string
  url: string
  ownerUrl: string
  postmaster: number
  countLeft: () => Promise<number>
  end(): Promise<void>
}

async function preparePlace(): Promise<Place> {
  const folder = makeDataFolder()
  const cluster = await startCluster({ folder: join(folder, 'postgres'), say: () => {} })
  undoAtEnd(cluster.stop)
  const url = await cluster.createDatabase('cuvee')
  const ownerUrl = cluster.adminUrl('cuvee')
  const left = leftInShop(ownerUrl)
  undoAtEnd(left.end)
  return {
    folder,
    url,
    ownerUrl,
    postmaster: postmasterPid(folder),
    countLeft: left.countLeft,
    async end() {
      await left.end()
      await cluster.stop()
    },
  }
}

interface Deployment {
  server: ServerUnderTest
  bound: CpuBound | null
}

async function startOn({ folder, url }: Place, name: string): Promise<Deployment> {
  const own = join(folder, name)
  mkdirSync(own)
  const key = 'only for measuring: nothing lasts here'
  const server = await startServer(own, { DATABASE_URL: url, SECRET_KEY: key, DEMO: '1' })
  return { server, bound: createCpuBound(server.pid, PART_OF_A_CORE) }
}

async function stop({ server, bound }: Deployment): Promise<void> {
  await server.stop()
  bound?.remove()
}

interface MeasureOptions {
  place: Place
  on: readonly Deployment[]
  ground: ShopGround
  size: Size
}

/** Warmed up with all there is, measured with a part of it. */
async function measure({ place, on, ground, size }: MeasureOptions): Promise<Costs> {
  const measured = {
    urls: on.map(({ server }) => server.url),
    roots: [...on.map(({ server }) => server.pid), place.postmaster],
    flows: 'shop',
    ground,
    countLeft: place.countLeft,
  } as const
  const costs = new Map<string, Cost>()
  const bind = () => {
    for (const { bound } of on) bound?.bind()
  }
  const whole = { rounds: size.rounds, seconds: TIMES_AS_LONG * size.seconds, ready: bind }
  for (const flow of Object.keys(FLOWS)) {
    costs.set(flow, await costOfRounds({ measured, flow }, whole))
    for (const { bound } of on) bound?.free()
  }
  return costs
}
