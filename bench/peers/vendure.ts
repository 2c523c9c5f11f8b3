import { fork } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { startCluster } from '#db/embedded/cluster.ts'
import { freePort } from '#db/embedded/free-port.ts'
import { POOL_SIZE } from '#run/limits.ts'
import { undoAtEnd } from '../clean-up.ts'
import { makeDataFolder } from '../server-under-test.ts'
import { postmasterPid } from '../subject.ts'
import type { Measured } from '../system/cost.ts'
import { comeToRest } from '../system/rest.ts'
import { importFile, type PeerProduct } from './peer-catalogue.ts'
import type { VendureGround } from './vendure-flows.ts'
import type { VendureOrders } from './vendure-process.ts'

const PROCESS = fileURLToPath(new URL('./vendure-process.ts', import.meta.url))
const LEFT = `select count(*) as left from job_record where state in ('PENDING', 'RUNNING', 'RETRYING')`

/** The peer on a PostgreSQL of its own with our settings: filled, indexed, one process that serves, one that works. */
export async function startVendure(home: string, products: readonly PeerProduct[]): Promise<Measured> {
  const folder = makeDataFolder()
  const cluster = await startCluster({ folder: join(folder, 'postgres'), say: () => {} })
  undoAtEnd(cluster.stop)
  const address = new URL(await cluster.createDatabase('vendure'))
  const file = join(folder, 'products.csv')
  writeFileSync(file, importFile(products))
  const port = await freePort()
  const shared = {
    home,
    port,
    poolSize: POOL_SIZE,
    products: file,
    database: {
      // The way that ours takes.
      host: address.searchParams.get('host') ?? address.hostname,
      port: Number(address.port),
      username: address.username,
      password: address.password,
      database: 'vendure',
    },
  }
  const filling = await start({ ...shared, role: 'fill' }, folder)
  filling.kill('SIGKILL')
  const serving = await start({ ...shared, role: 'serve' }, folder)
  const working = await start({ ...shared, role: 'work' }, folder)
  const client = new pg.Client({ connectionString: cluster.adminUrl('vendure') })
  // Whoever stops everything may stop the database first.
  client.on('error', () => {})
  await client.connect()
  undoAtEnd(() => client.end())
  const url = `http://127.0.0.1:${port}`
  const roots = [serving.pid ?? 0, working.pid ?? 0, postmasterPid(folder)]
  const countLeft = async () => Number((await client.query(LEFT)).rows[0].left)
  const ground = await prepareGround({ url, products, rest: () => comeToRest({ roots, countLeft }) })
  await client.query('vacuum analyze')
  return { urls: [url], roots, flows: 'vendure', ground, countLeft }
}

/** Starts one of its processes and waits until it says that it is ready. */
function start(orders: VendureOrders, folder: string): Promise<ReturnType<typeof fork>> {
  // It writes logs where it is started.
  const child = fork(PROCESS, [JSON.stringify(orders)], {
    cwd: folder,
    silent: true,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  undoAtEnd(() => void child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output = `${output}${chunk}`.slice(-2_000)
    })
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The peer (${orders.role}) ended (${code}):\n${output}`)))
    child.once('message', () => resolve(child))
  })
}

interface PrepareOptions {
  url: string
  products: readonly PeerProduct[]
  rest: () => Promise<void>
}

/** Has it index its products, and looks up what an order needs to name. */
async function prepareGround({ url, products, rest }: PrepareOptions): Promise<VendureGround> {
  const ask = async (query: string, token = '') => {
    const answer = await fetch(`${url}/admin-api`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify({ query }),
    })
    const told = (await answer.json()) as {
      data: Record<string, { items: { id: string; code: string }[] }>
      errors?: unknown
    }
    if (told.errors) throw new Error(JSON.stringify(told.errors))
    return { data: told.data, token: answer.headers.get('vendure-auth-token') ?? '' }
  }
  const { token } = await ask('mutation { login(username: "superadmin", password: "measured-only") { __typename } }')
  await ask('mutation { reindex { id } }', token)
  await wait(1_000)
  await rest()
  const { data } = await ask(
    'query { shippingMethods { items { id code } } paymentMethods { items { id code } } }',
    token,
  )
  const shippingMethod = data.shippingMethods?.items[0]?.id
  const paymentMethod = data.paymentMethods?.items[0]?.code
  if (!shippingMethod || !paymentMethod) throw new Error('The peer has no way to deliver or to pay.')
  return { products: products.length, variants: 2 * products.length, shippingMethod, paymentMethod }
}
