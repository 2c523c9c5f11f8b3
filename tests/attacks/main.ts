import { startServer } from '#tests/support/running-server.ts'
import { connectToServer } from '#tests/support/server-database.ts'
import { addBottle, addFreeCarrier } from '#tests/support/test-orders.ts'
import type { Attack } from './attack.ts'
import { startHonestVisitors } from './honest-visitors.ts'
import { compareOverload } from './overload.ts'
import { tellHonest, tellMemory, tellOverload } from './report.ts'
import { pause, type Target } from './send.ts'
import { slowReaders } from './slow-readers.ts'
import { slowUploads } from './slow-uploads.ts'

/** `npm run attack [name] [seconds] [address]`: all of them for a minute each, on a server of its own, unless told otherwise. */
const ATTACKS: Readonly<Record<string, Attack>> = { 'slow-readers': slowReaders, 'slow-uploads': slowUploads }
const OVERLOAD = 'overload'
const NAMES = [...Object.keys(ATTACKS), OVERLOAD]
const WARM_UP_MS = 3_000

const [asked = 'all', seconds = '60', address] = process.argv.slice(2)
const names = asked === 'all' ? NAMES : NAMES.filter((name) => name === asked)
if (names.length === 0) {
  process.stderr.write(`The attack ${asked} is unknown; there are ${NAMES.join(', ')}.\n`)
  process.exit(1)
}
const holds = address === undefined ? await onOwnServer() : await onAddress(address)
process.exit(holds ? 0 : 1)

async function onOwnServer(): Promise<boolean> {
  let holdsAll = true
  for (const name of names) {
    const server = await startServer({ WORKERS: '2', TRUST_PROXY: '1', DEMO_ORDERS: '0' })
    try {
      const admin = await connectToServer(server.dataDir)
      const goods = {
        carrier: await addFreeCarrier({ admin }),
        bottle: await addBottle({ admin }, { stock: 1_000_000 }),
      }
      await admin.end()
      const target = { host: '127.0.0.1', port: server.port, goods }
      holdsAll = (await attack({ name, target, primary: server.process.pid ?? null })) && holdsAll
    } finally {
      await server.stop()
    }
  }
  return holdsAll
}

/** At somebody's address nothing is bought. */
async function onAddress(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url)
  let holdsAll = true
  for (const name of names) {
    const target = { host: hostname, port: Number(port || 80), goods: null }
    holdsAll = (await attack({ name, target, primary: null })) && holdsAll
  }
  return holdsAll
}

interface AttackOptions {
  name: string
  target: Target
  /** Of our own server, to see what its processes hold. */
  primary: number | null
}

async function attack({ name, target, primary }: AttackOptions): Promise<boolean> {
  if (name === OVERLOAD) return tellOverload(await compareOverload(target, Number(seconds) / 2))
  const memory = tellMemory(primary)
  const quiet = startHonestVisitors(target)
  await pause(WARM_UP_MS)
  await quiet.stop()
  const honest = startHonestVisitors(target)
  const attacker = ATTACKS[name]?.(target)
  await pause(1_000 * Number(seconds))
  const did = attacker?.report() ?? ''
  const held = memory()
  await honest.stop()
  attacker?.stop()
  return tellHonest({ name, seconds: Number(seconds), counts: honest.counts, attacker: did, memory: held })
}
