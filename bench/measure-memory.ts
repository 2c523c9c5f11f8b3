import type { Figure } from './figures.ts'
import { runFlow } from './flows/run-flow.ts'
import type { ShopFlow } from './flows/shop-flows.ts'
import { asMeasured, type Subject } from './subject.ts'
import { memoryOfTrees } from './system/process-tree.ts'
import { comeToRest } from './system/rest.ts'

const BAR_BYTES = 300_000_000
const FLOWS = ['list', 'detail', 'cart', 'line', 'order'] as const satisfies ShopFlow[]

/**
 * Memory of every process of the deployment after all kinds of visits, when each holds most; shared pages once. The bar is
 * that of what serves, draws and prepares: what PostgreSQL holds is its operator's choice (`shared_buffers`).
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
  const { server, database, processes } = memoryOfTrees([subject.server.pid])
  const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(0)
  const detail = `${processes} processes, ${megabytes(database)} MB of the database beside it`
  return [
    { name: 'memory of serving processes', value: server, detail, unit: 'MB', better: 'less', bar: BAR_BYTES },
    { name: 'memory of the database', value: database, unit: 'MB', better: 'less' },
  ]
}
