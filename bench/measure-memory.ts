import type { Figure } from './figures.ts'
import { runFlow } from './flows/run-flow.ts'
import type { ShopFlow } from './flows/shop-flows.ts'
import { asMeasured, type Subject } from './subject.ts'
import { memoryOfTrees } from './system/process-tree.ts'
import { comeToRest, restForLong } from './system/rest.ts'

const BAR_BYTES = 300_000_000
const RESTED_BAR_BYTES = 220_000_000
const FLOWS = ['list', 'detail', 'cart', 'line', 'order'] as const satisfies ShopFlow[]

/**
 * Memory of every process of the deployment after all kinds of visits, when each holds most, and once nobody has come for a
 * minute; shared pages once. The bars are those of what serves, draws and prepares: what PostgreSQL holds is its operator's
 * choice (`shared_buffers`).
 */
export async function measureMemory(subject: Subject): Promise<Figure[]> {
  const shop = await subject.shop()
  for (const flow of FLOWS) {
    await runFlow({
      urls: [subject.server.url],
      flows: 'shop',
      flow,
      ground: shop,
      seconds: subject.size.seconds,
    })
  }
  await comeToRest(asMeasured(subject, shop))
  const loaded = memoryOfTrees([subject.server.pid])
  await restForLong()
  const rested = memoryOfTrees([subject.server.pid])
  const detail = ({ database, processes }: typeof loaded) =>
    `${processes} processes, ${(database / 1_000_000).toFixed(0)} MB of the database beside it`
  const figure = { unit: 'MB', better: 'less' } as const
  return [
    { name: 'memory of serving processes', value: loaded.server, detail: detail(loaded), ...figure, bar: BAR_BYTES },
    { name: 'the same a minute later', value: rested.server, detail: detail(rested), ...figure, bar: RESTED_BAR_BYTES },
    { name: 'memory of the database', value: loaded.database, ...figure },
  ]
}
