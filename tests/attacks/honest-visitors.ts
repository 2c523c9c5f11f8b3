import { byCarrier, orderBody } from '#tests/support/test-orders.ts'
import { type Asked, createSender, type Goods, pause, type Send, type Target } from './send.ts'

export interface Count {
  asked: number
  answered: number
  /** Milliseconds that each answer took. */
  waits: number[]
}

export interface HonestCounts {
  pages: Count
  lists: Count
  /** Each step of a checkout, from the cart to the bank's answer. */
  checkout: Count
  ordersPaid: number
}

const PAGES = ['/', '/nos-vins', '/auth', '/cart', '/en/nos-vins', '/notre-domaine']
const LISTS = ['/api/v2/product?nbItem=24', '/api/parameter?nbItem=10', '/api/v2/product?kind=WINE&nbItem=12']
const READERS = 8
const BUYERS = 2
const BETWEEN_MS = 200

const emptyCount = (): Count => ({ asked: 0, answered: 0, waits: [] })

/** People who read pages and lists, and some who buy, until told to stop. */
export function startHonestVisitors(target: Target) {
  const counts: HonestCounts = { pages: emptyCount(), lists: emptyCount(), checkout: emptyCount(), ordersPaid: 0 }
  const { send, close } = createSender(target)
  let going = true
  const isGoing = () => going
  const readers = Array.from({ length: READERS }, (_, at) => read({ send, counts, isGoing, from: `198.51.100.${at}` }))
  const { goods } = target
  const buyers = goods
    ? Array.from({ length: BUYERS }, (_, at) => buy({ send, counts, isGoing, from: `192.0.2.${at}`, goods }))
    : []
  return {
    counts,
    async stop() {
      going = false
      await Promise.all([...readers, ...buyers])
      close()
    },
  }
}

interface Visiting {
  send: Send
  counts: HonestCounts
  isGoing: () => boolean
  from: string
}

async function countSend({ send, count }: { send: Send; count: Count }, asked: Asked) {
  const startedAt = performance.now()
  count.asked++
  const answer = await send(asked)
  if (answer.status > 0 && answer.status < 500 && answer.status !== 429) count.answered++
  count.waits.push(performance.now() - startedAt)
  return answer
}

async function read({ send, counts, isGoing, from }: Visiting): Promise<void> {
  for (let turn = Number(from.split('.').at(-1)); isGoing(); turn++) {
    const isPage = turn % 3 !== 0
    const paths = isPage ? PAGES : LISTS
    const count = isPage ? counts.pages : counts.lists
    await countSend({ send, count }, { path: paths[turn % paths.length] ?? '/', from })
    await pause(BETWEEN_MS)
  }
}

async function buy({ goods, isGoing, ...visiting }: Visiting & { goods: Goods }): Promise<void> {
  for (let turn = 0; isGoing(); turn++) {
    await buyOnce({ ...visiting, goods, isGoing, name: `${visiting.from}-${turn}` })
    await pause(BETWEEN_MS)
  }
}

/** A cart, an order, the card at the bank, the way back. A step that is not answered ends it. */
async function buyOnce({ send, counts, from, goods, name }: Visiting & { goods: Goods; name: string }): Promise<void> {
  const step = async (asked: Omit<Asked, 'from'>) => {
    const { status, text } = await countSend({ send, count: counts.checkout }, { ...asked, from })
    return status === 200 ? JSON.parse(text).data : null
  }
  const cart = await step({
    method: 'POST',
    path: `/api/cart/new/product/${goods.bottle}`,
    payload: { quantity: 1 },
  })
  if (!cart) return
  const body = orderBody(cart.id, byCarrier(goods.carrier))
  const payload = { ...body, user: { ...body.user, email: `honest-${name}@example.com` } }
  const made = await step({ method: 'POST', path: '/api/order', payload })
  if (!made) return
  const reference = made.payment.url?.split('/').at(-1)
  const card = { number: '4242424242424242', expiry: '12/35', securityCode: '123' }
  await step({ method: 'POST', path: `/api/test-payment/${reference}`, payload: card })
  const back = await step({ path: `/api/order/cawl/result/${made.order.publicId}` })
  if (back?.order.status.value === 'PAID') counts.ordersPaid++
}
