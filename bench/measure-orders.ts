import { Agent, request } from 'node:http'
import { join } from 'node:path'
import type { Client } from 'pg'
import { startCluster } from '#db/embedded/cluster.ts'
import { POOL_SIZE } from '#run/limits.ts'
import { addBottle } from '#tests/support/test-orders.ts'
import type { BareOrders, Stand } from './bare-orders.ts'
import { undoAtEnd } from './clean-up.ts'
import type { Figure } from './figures.ts'
import { median } from './load.ts'
import type { Subject } from './measure.ts'
import { addPaidOrders, connectAsOwner, type PaidOrder } from './orders-ground.ts'
import { createRecorder } from './recorder.ts'
import { appUrlOf, ownerUrlOf } from './server-under-test.ts'
import { startSideServer } from './side-server.ts'
import type { UncachedServer } from './uncached-server.ts'

const SITE = 1
const AT_ONCE = 16
const ROUNDS = 3
/** Fewer than the carts that one address may make in an hour. */
const ADDS = 400
const COMPLETIONS = 400
const BAR = 0.4
const ORDERS_BAR = 150
const ORDERS_AIM = 300

/**
 * Adding to a cart and completing an order, each against the same statements sent by hand. The server itself rests
 * meanwhile: it would send the mails of the orders, on the same cores.
 */
export async function measureOrders({ server, dataFolder }: Subject): Promise<Figure[]> {
  await server.stop()
  const database = await startCluster({ folder: join(dataFolder, 'postgres'), say: () => {} })
  undoAtEnd(database.stop)
  const appUrl = await appUrlOf(dataFolder)
  const owner = await connectAsOwner(ownerUrlOf(dataFolder))
  const bottle = await addBottle({ admin: owner }, { stock: 10_000_000 })
  const product = await startSideServer('./uncached-server.ts', {
    appUrl,
    poolSize: POOL_SIZE,
  } satisfies UncachedServer)
  const recorder = await createRecorder(appUrl)

  const body = JSON.stringify({ quantity: 2 })
  const path = `/api/cart/new/product/${bottle}`
  const added = await recorder.send({ method: 'POST', url: path, body }, SITE)
  const cart = (added.answer as { data: { id: string } }).data.id
  const bareAdd = {
    appUrl,
    poolSize: POOL_SIZE,
    site: SITE,
    journeys: added.journeys,
    recorded: { cart },
    stands: null,
  }
  const adds = await compare({
    floor: await startSideServer('./bare-orders.ts', bareAdd satisfies BareOrders),
    count: ADDS,
    prepare: () => forgetCounters(owner),
    ask: (url) => send({ base: url, method: 'GET', path: '/' }),
    askProduct: () => send({ base: product.url, method: 'POST', path, body }),
  })

  const [first, ...rest] = await addPaidOrders(owner, { bottle, count: 1 + 2 * COMPLETIONS * (ROUNDS + 1) })
  if (!first) throw new Error('No order was made.')
  const completed = await recorder.send({ method: 'GET', url: pathOf(first) }, SITE)
  await recorder.close()
  const [forFloor, forProduct] = [rest.filter((_, at) => at % 2 === 0), rest.filter((_, at) => at % 2 === 1)]
  const stands = forFloor.map((order): Stand => ({ ...order }))
  const { journeys } = completed
  const bareOrders = { appUrl, poolSize: POOL_SIZE, site: SITE, journeys, recorded: { ...first }, stands }
  const orders = await compare({
    floor: await startSideServer('./bare-orders.ts', bareOrders satisfies BareOrders),
    count: COMPLETIONS,
    prepare: () => forgetCounters(owner),
    ask: (url) => send({ base: url, method: 'GET', path: '/' }),
    askProduct: () => send({ base: product.url, method: 'GET', path: pathOf(forProduct.pop() ?? first) }),
  })
  await owner.end()
  product.stop()
  const held = { unit: 'ratio', better: 'more', bar: BAR, hasBaseline: true } as const
  const rate = { unit: 'rate', better: 'more' } as const
  return [
    { name: 'add to cart', value: adds.product, ...rate },
    {
      name: 'add to cart / its statements',
      value: adds.ratio,
      detail: `${added.journeys.flat().length} statements`,
      ...held,
    },
    { name: 'complete order', value: orders.product, ...rate, bar: ORDERS_BAR, aim: ORDERS_AIM },
    {
      name: 'complete order / its statements',
      value: orders.ratio,
      detail: `${journeys.flat().length} statements`,
      ...held,
    },
  ]
}

/** The bench asks from one address what a thousand visitors would from theirs: what was counted of it is forgotten. */
const forgetCounters = (owner: Client) => owner.query('delete from estate.rate_counters')

const pathOf = ({ publicId }: PaidOrder) => `/api/order/cawl/result/${publicId}`

interface Compared {
  floor: { url: string; stop(): void }
  count: number
  /** Before each run. */
  prepare: () => Promise<unknown>
  ask: (url: string) => Promise<void>
  askProduct: () => Promise<void>
}

/** Floor, product, floor, product; the first pair only warms up. */
async function compare({ floor, count, prepare, ask, askProduct }: Compared) {
  const rounds: { floor: number; product: number }[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    await prepare()
    const bare = await rateOf(count, () => ask(floor.url))
    await prepare()
    rounds.push({ floor: bare, product: await rateOf(count, askProduct) })
  }
  floor.stop()
  const counted = rounds.slice(1)
  return {
    product: median(counted.map((round) => round.product)),
    ratio: median(counted.map((round) => round.product / round.floor)),
  }
}

async function rateOf(count: number, work: () => Promise<void>): Promise<number> {
  let left = count
  const startedAt = performance.now()
  const one = async () => {
    while (left-- > 0) await work()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  return (1000 * count) / (performance.now() - startedAt)
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

interface SendOptions {
  base: string
  method: string
  path: string
  body?: string
}

function send({ base, method, path, body }: SendOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { idsite: String(SITE), ...(body ? { 'content-type': 'application/json' } : {}) }
    const asked = request(`${base}${path}`, { method, agent, headers }, (answer) => {
      let text = ''
      answer.on('data', (chunk) => {
        text += chunk
      })
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve()
        else reject(new Error(`${method} ${path} answered ${answer.statusCode}: ${text.slice(0, 300)}`))
      })
    })
    asked.on('error', reject)
    asked.end(body)
  })
}
