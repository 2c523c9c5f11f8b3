import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { startCluster } from '#db/embedded/cluster.ts'
import { undoAtEnd } from '../clean-up.ts'
import type { Figure } from '../figures.ts'
import { prepareShop } from '../flows/prepare-shop.ts'
import type { ShopFlow } from '../flows/shop-flows.ts'
import { makeDataFolder, type ServerUnderTest, startServer } from '../server-under-test.ts'
import { postmasterPid, type Subject } from '../subject.ts'
import { compareCosts, type Measured } from '../system/cost.ts'
import { leftInShop } from '../system/rest.ts'

const FLOWS = { list: 'list of 24', order: 'order' } as const satisfies Partial<Record<ShopFlow, string>>
const BAR = 1.3

/** Two deployments on one database, each with its own folder and port, as on two machines, against one of them alone. */
export async function measureTwoServers({ size }: Subject): Promise<Figure[]> {
  const folder = makeDataFolder()
  const cluster = await startCluster({ folder: join(folder, 'postgres'), say: () => {} })
  undoAtEnd(cluster.stop)
  const url = await cluster.createDatabase('cuvee')
  const first = await startOn(url, join(folder, 'first'))
  const second = await startOn(url, join(folder, 'second'))
  const ownerUrl = cluster.adminUrl('cuvee')
  const ground = await prepareShop({ url: first.url, ownerUrl })
  const left = leftInShop(ownerUrl)
  undoAtEnd(left.end)
  const measured = (servers: readonly ServerUnderTest[]): Measured => ({
    urls: servers.map((server) => server.url),
    roots: [...servers.map((server) => server.pid), postmasterPid(folder)],
    flows: 'shop',
    ground,
    countLeft: left.countLeft,
  })
  const figures: Figure[] = []
  for (const [flow, name] of Object.entries(FLOWS)) {
    const { cpuRatio, rateRatio } = await compareCosts({
      one: { measured: measured([first]), flow },
      other: { measured: measured([first, second]), flow },
      ...size,
    })
    const detail = `${(1 / rateRatio).toFixed(2)} times as many a second`
    figures.push({
      name: `${name}, two servers / one, CPU`,
      value: cpuRatio,
      detail,
      unit: 'ratio',
      better: 'less',
      bar: BAR,
      hasBaseline: true,
    })
  }
  await left.end()
  await Promise.all([first.stop(), second.stop()])
  await cluster.stop()
  return figures
}

function startOn(url: string, folder: string): Promise<ServerUnderTest> {
  mkdirSync(folder)
  const key = 'only for measuring: nothing lasts here'
  return startServer(folder, { DATABASE_URL: url, SECRET_KEY: key, DEMO: '1' })
}
