import { POOL_SIZE } from '#run/limits.ts'
import type { ByHand } from './by-hand/by-hand-server.ts'
import { type BenchSite, loadCatalogue } from './catalogue.ts'
import type { Figure } from './figures.ts'
import type { ShopFlow, ShopGround } from './flows/shop-flows.ts'
import { copiesOf, copyEstates } from './growth/copy-estates.ts'
import { ownerUrlOf } from './server-under-test.ts'
import { startSideServer } from './side-server.ts'
import { asMeasured, postmasterPid, type Subject } from './subject.ts'
import { compareCosts, costText, type Measured } from './system/cost.ts'

/** Read by nobody twice: an estate and its copies have more wines than are asked for. */
const SITE: BenchSite = { id: 9_010, products: 1_000 }
const COPIES = { from: SITE.id, first: 9_100, count: 20 }
const FLOWS = ['list', 'detail', 'line', 'order'] as const satisfies ShopFlow[]
const NAMES = { list: 'list of 24', detail: 'detail', line: 'cart line', order: 'order' } as const
/** What is read without memory takes at most twice as much as by hand. */
const BARS: Partial<Record<ShopFlow, number>> = { list: 2, detail: 2 }
const PAGES = { cart: 'cart page', checkout: 'checkout page', account: 'account page' } as const

/** What a visit costs with everything that follows from it, against a server that does nothing but the one statement. */
export async function measureByHand(subject: Subject): Promise<Figure[]> {
  const { ground, shop, byHand } = await prepare(subject)
  const figures: Figure[] = []
  for (const flow of FLOWS) {
    const own = flow === 'list' || flow === 'detail' ? ground : shop
    const { one, other, cpuRatio } = await compareCosts({
      one: { measured: { ...byHand, ground: own }, flow },
      other: { measured: asMeasured(subject, own), flow },
      ...subject.size,
    })
    const bar = BARS[flow]
    const held = { unit: 'ratio', better: 'less', hasBaseline: true, tolerance: 0.3 } as const
    figures.push(
      { name: `${NAMES[flow]} by hand`, value: one.cpuMs, unit: 'ms', detail: costText(one), better: 'less' },
      { name: NAMES[flow], value: other.cpuMs, unit: 'ms', detail: costText(other), better: 'less' },
      { name: `${NAMES[flow]} / by hand, CPU`, value: cpuRatio, ...held, ...(bar ? { bar } : {}) },
    )
  }
  return figures
}

/** Pages that are made for each who asks, in lists by hand: a measure that no machine changes. */
export async function measureFreshPages(subject: Subject): Promise<Figure[]> {
  const { ground, shop, byHand } = await prepare(subject)
  const figures: Figure[] = []
  for (const flow of ['cart', 'checkout', 'account'] as const) {
    const { one, other, cpuRatio } = await compareCosts({
      one: { measured: { ...byHand, ground }, flow: 'list' },
      other: { measured: asMeasured(subject, shop), flow },
      ...subject.size,
    })
    const unit = `a list by hand is ${one.cpuMs.toFixed(2)} ms`
    figures.push(
      { name: PAGES[flow], value: other.cpuMs, unit: 'ms', detail: costText(other), better: 'less' },
      {
        name: `${PAGES[flow]} / list by hand, CPU`,
        value: cpuRatio,
        detail: unit,
        unit: 'ratio',
        better: 'less',
        hasBaseline: true,
        tolerance: 0.3,
      },
    )
  }
  return figures
}

interface Prepared {
  /** Of the estate that is read, and of the one where something is bought. */
  ground: ShopGround
  shop: ShopGround
  byHand: Omit<Measured, 'ground'>
}

const preparedByFolder = new Map<string, Promise<Prepared>>()

function prepare(subject: Subject): Promise<Prepared> {
  const known = preparedByFolder.get(subject.dataFolder) ?? start(subject)
  preparedByFolder.set(subject.dataFolder, known)
  return known
}

async function start(subject: Subject): Promise<Prepared> {
  const { dataFolder } = subject
  const ownerUrl = ownerUrlOf(dataFolder)
  await loadCatalogue(ownerUrl, SITE)
  await copyEstates(ownerUrl, COPIES)
  const shop = await subject.shop()
  const ground = { ...shop, sites: copiesOf(COPIES), firstProduct: 1, products: SITE.products }
  const orders: ByHand = {
    ownerUrl,
    poolSize: POOL_SIZE,
    site: shop.sites[0] ?? 1,
    bottle: shop.bottle,
  }
  const server = await startSideServer('./by-hand/by-hand-server.ts', orders)
  const { countLeft } = asMeasured(subject, shop)
  const roots = [server.pid, postmasterPid(dataFolder)]
  return { ground, shop, byHand: { urls: [server.url], roots, flows: 'by-hand', countLeft } }
}
