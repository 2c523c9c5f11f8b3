import { existsSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { workersOf } from '#tests/support/process-tree.ts'
import type { RunningServer } from '#tests/support/running-server.ts'
import { byCarrier, orderBody } from '#tests/support/test-orders.ts'

export interface LoadOptions {
  seconds: number
  buyers: number
  /** How often a process is killed, and how often the database. */
  killEveryMs: number
  crashEveryMs: number
  seed: number
}

/** What a customer was told: these orders exist, whatever happened to the machines. */
interface Acknowledged {
  publicId: string
  isPaid: boolean
}

export interface LoadResult {
  acknowledged: Acknowledged[]
  kills: number
  crashes: number
  refunds: number
  /** Answers by status; 0 is a connection that was cut. */
  answers: Map<number, number>
}

/** A small generator with a seed: a run that fails can be run again. */
function createChance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

interface Answer {
  status: number
  body: { success?: boolean; data?: never; code?: string }
}

interface Asked {
  method: 'GET' | 'POST'
  path: string
  payload?: object
  key?: string
  /** From where, as a proxy says it: nobody may hold much unpaid from one place. */
  from?: string
  token?: string
}

function send(port: number, { method, path, payload, key, from, token }: Asked): Promise<Answer> {
  return new Promise((resolve) => {
    const cut = () => resolve({ status: 0, body: {} })
    const headers = {
      'content-type': 'application/json',
      ...(from ? { 'x-forwarded-for': from } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
      ...(token ? { authorization: token } : {}),
    }
    const asked = request({ host: '127.0.0.1', port, path: `/api${path}`, method, agent: false, headers }, (answer) => {
      let text = ''
      answer.on('data', (chunk) => {
        text += chunk
      })
      answer.on('error', cut)
      answer.on('close', () =>
        answer.complete ? resolve({ status: answer.statusCode ?? 0, body: JSON.parse(text) }) : cut(),
      )
    })
    asked.on('error', cut)
    asked.setTimeout(20_000, () => asked.destroy())
    asked.end(payload ? JSON.stringify(payload) : undefined)
  })
}

/** Buyers order, pay and come back while processes and the database die under them. */
export async function runCheckoutLoad(
  server: RunningServer,
  { goods, options }: { goods: Goods; options: LoadOptions },
): Promise<LoadResult> {
  const { seconds, buyers, seed } = options
  const chance = createChance(seed)
  const result: LoadResult = { acknowledged: [], kills: 0, crashes: 0, refunds: 0, answers: new Map() }
  const until = Date.now() + seconds * 1_000
  const nemesis = rage(server, { options, until, result })
  await Promise.all(
    Array.from({ length: buyers }, (_, buyer) =>
      buyUntil({ port: server.port, until, buying: { ...goods, chance, buyer, result } }),
    ),
  )
  await nemesis
  return result
}

/** What there is to buy and to pay with. */
export interface Goods {
  carrier: number
  bottle: number
  /** Codes of gift cards, which many buyers share. */
  giftCards: readonly string[]
  /** Of the administrator who gives money back. */
  adminToken: string
}

interface Buying extends Goods {
  chance: () => number
  buyer: number
  result: LoadResult
}

async function buyUntil({ port, until, buying }: { port: number; until: number; buying: Buying }): Promise<void> {
  for (let order = 0; Date.now() < until; order++) await buyOnce({ port, name: `${buying.buyer}-${order}`, buying })
}

/** However much dies, it is back long before. */
const PATIENCE_MS = 120_000

/** Asks again, with the same key, until there is an answer that is one. */
async function insist({ port, result }: { port: number; result: LoadResult }, asked: Asked): Promise<Answer> {
  const until = Date.now() + PATIENCE_MS
  while (Date.now() < until) {
    const answer = await send(port, asked)
    result.answers.set(answer.status, (result.answers.get(answer.status) ?? 0) + 1)
    if (answer.status !== 0 && answer.status !== 503) return answer
    await new Promise((again) => setTimeout(again, 150))
  }
  throw new Error(`Nobody answers ${asked.method} ${asked.path} any more`)
}

interface BuyOnceOptions {
  port: number
  name: string
  buying: Buying
}

async function buyOnce({ port, name, buying }: BuyOnceOptions): Promise<void> {
  const { carrier, bottle, giftCards, chance, result } = buying
  const quantity = 1 + Math.floor(chance() * 3)
  const shop = { port, result }
  const from = `10.${Math.floor(chance() * 256)}.${Math.floor(chance() * 256)}.${Math.floor(chance() * 256)}`
  const cart = await insist(shop, {
    method: 'POST',
    path: `/cart/new/product/${bottle}`,
    payload: { quantity },
    key: `cart-${name}`,
    from,
  })
  const idCart = (cart.body as { data: { id: string } }).data.id
  const body = orderBody(idCart, byCarrier(carrier))
  const made = await insist(shop, {
    method: 'POST',
    path: '/order',
    payload: {
      ...body,
      user: { ...body.user, email: `buyer${name}@example.com` },
      giftCards: chosenCards(giftCards, chance),
    },
    key: `order-${name}`,
    from,
  })
  if (made.status !== 200) throw new Error(`An order was refused: ${JSON.stringify(made.body)}`)
  const { order, payment } = (made.body as { data: PlacedOrder }).data
  const acknowledged = { publicId: order.publicId, isPaid: false }
  result.acknowledged.push(acknowledged)
  const reference = payment.url?.split('/').at(-1)
  if (!reference) acknowledged.isPaid = true
  if (chance() < 0.05 || !reference) return
  const card = { number: '4242424242424242', expiry: '12/35', securityCode: '123' }
  await insist(shop, { method: 'POST', path: `/test-payment/${reference}`, payload: card })
  // Some close the browser at the bank: the bank's message, or the reconciler, has to do.
  if (chance() < 0.2) return
  const back = await insist(shop, { method: 'GET', path: `/order/cawl/result/${order.publicId}` })
  const shown = (back.body as { data: { order: { status: { value: string } } } }).data.order.status.value
  acknowledged.isPaid = shown === 'PAID'
  if (acknowledged.isPaid && chance() < 0.5) await refundOne(shop, { id: order.id, name, buying })
}

interface PlacedOrder {
  order: { id: number; publicId: string }
  payment: { url?: string }
}

/** Some pay with one or two cards that others use at the same moment. */
function chosenCards(giftCards: readonly string[], chance: () => number): string[] {
  if (giftCards.length === 0 || chance() > 0.4) return []
  const pick = () => giftCards[Math.floor(chance() * giftCards.length)] ?? ''
  return [...new Set([pick(), pick()])]
}

/** A bottle comes back, and what was paid for it goes back. */
async function refundOne(
  shop: { port: number; result: LoadResult },
  { id, name, buying }: { id: number; name: string; buying: Buying },
): Promise<void> {
  const answer = await insist(shop, {
    method: 'POST',
    path: `/admin/order/${id}/refund`,
    payload: { lines: [{ line: 0, quantity: 1, isRestocked: true }] },
    key: `refund-${name}`,
    token: buying.adminToken,
  })
  if (answer.status !== 200) throw new Error(`A refund was refused: ${JSON.stringify(answer.body)}`)
  buying.result.refunds++
}

async function rage(
  server: RunningServer,
  { options, until, result }: { options: LoadOptions; until: number; result: LoadResult },
): Promise<void> {
  const { killEveryMs, crashEveryMs } = options
  let nextCrash = Date.now() + crashEveryMs
  let victim = 0
  while (Date.now() < until) {
    await new Promise((later) => setTimeout(later, killEveryMs))
    const workers = workersOf(server.process.pid ?? 0)
    const pid = workers[victim++ % Math.max(1, workers.length)]
    if (pid !== undefined && kill(pid, 'SIGKILL')) result.kills++
    if (Date.now() < nextCrash) continue
    nextCrash = Date.now() + crashEveryMs
    const postmaster = postmasterPid(server)
    if (postmaster !== null && kill(postmaster, 'SIGQUIT')) result.crashes++
  }
}

function kill(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    // It had died already.
    return false
  }
}

/** Null while it is not back from the last time. */
function postmasterPid({ dataDir }: RunningServer): number | null {
  const file = join(dataDir, 'postgres', 'data', 'postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : null
}
