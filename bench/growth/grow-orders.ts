import type { Figure } from '../figures.ts'
import { prepareShop } from '../flows/prepare-shop.ts'
import type { ShopFlow, ShopGround } from '../flows/shop-flows.ts'
import { addPastOrders, connectAsOwner } from '../orders-ground.ts'
import { ownerUrlOf } from '../server-under-test.ts'
import { FEW } from '../sizes.ts'
import { asMeasured, type Subject } from '../subject.ts'
import { compareCosts } from '../system/cost.ts'
import { GROWTH, grownName } from './growth-figure.ts'

const GROWING = 1
/** Another of the demo's: it stays as it is and tells how the machine's own pace changes meanwhile. */
const STEADY = 3
const FLOWS = { order: 'order', account: 'account page' } as const satisfies Partial<Record<ShopFlow, string>>

/** Visits to an estate before and after it has sold far more than any, each time against one that has not. */
export async function growOrders(subject: Subject): Promise<Figure[]> {
  const { server, dataFolder, size } = subject
  const growing = await subject.shop()
  const steady = await prepareShop({ url: server.url, ownerUrl: ownerUrlOf(dataFolder), site: STEADY })
  await addOrders(subject, { site: STEADY, ground: steady, count: FEW.orders })
  await addOrders(subject, { site: GROWING, ground: growing, count: FEW.orders })
  const before = await againstSteady({ subject, growing, steady })
  await addOrders(subject, { site: GROWING, ground: growing, count: size.orders - FEW.orders })
  const after = await againstSteady({ subject, growing, steady })
  return Object.entries(FLOWS).map(([flow, name]) => {
    const [few, many] = [before.get(flow), after.get(flow)]
    if (!few || !many) throw new Error(`${flow} was not measured.`)
    const detail = `${size.orders.toLocaleString('en')} orders, ${many.other.cpuMs.toFixed(1)} ms CPU`
    return { name: grownName(name, 'orders'), value: many.cpuRatio / few.cpuRatio, detail, ...GROWTH }
  })
}

interface AddOrdersOptions {
  site: number
  ground: ShopGround
  count: number
}

async function addOrders({ dataFolder }: Subject, { site, ground, count }: AddOrdersOptions): Promise<void> {
  const owner = await connectAsOwner(ownerUrlOf(dataFolder), site)
  await addPastOrders(owner, { site, bottle: ground.bottle, count })
  await owner.end()
}

interface AgainstSteadyOptions {
  subject: Subject
  growing: ShopGround
  steady: ShopGround
}

async function againstSteady({ subject, growing, steady }: AgainstSteadyOptions) {
  const compared = new Map<string, Awaited<ReturnType<typeof compareCosts>>>()
  for (const flow of Object.keys(FLOWS)) {
    const [one, other] = [asMeasured(subject, steady), asMeasured(subject, growing)]
    compared.set(
      flow,
      await compareCosts({ one: { measured: one, flow }, other: { measured: other, flow }, ...subject.size }),
    )
  }
  return compared
}
