import { byCarrier, orderBody } from '#tests/support/test-orders.ts'
import { askJson, askWell, type Flow, placeOf } from './flow.ts'

/** What there is to look at. */
export interface Reading {
  /** Estates that are asked in turn. */
  sites: readonly number[]
  /** Products of each, numbered from the first on. */
  firstProduct: number
  products: number
}

/** And to buy. */
export interface ShopGround extends Reading {
  bottle: number
  carrier: number
  /** Of a signed-in customer. */
  cookie: string
}

const CARD = { number: '4242424242424242', expiry: '12/35', securityCode: '123' }

const headersOf = ({ sites }: ShopGround, at: number) => ({
  'x-forwarded-for': placeOf(at),
  'accept-encoding': 'identity',
  idsite: String(sites[at % sites.length]),
})

const read =
  (path: (at: number, ground: ShopGround) => string): Flow<ShopGround> =>
  async ({ wire, ground, at }) =>
    void (await askWell(wire, { path: path(at, ground), headers: headersOf(ground, at) }))

const readAsCustomer =
  (path: string): Flow<ShopGround> =>
  async ({ wire, ground, at }) =>
    void (await askWell(wire, { path, headers: { ...headersOf(ground, at), cookie: ground.cookie } }))

/** A list of 24 that nobody has asked for before: all but a wine that there is not. */
const freshList = (at: number) => `/api/v2/product?nbItem=24&id=df:${1_000_000_000 + at}`

/** Every product of every estate once before any is asked for again. */
export const productAt = (at: number, { sites, firstProduct, products }: Reading): number =>
  firstProduct + (Math.floor(at / sites.length) % products)

export const flows = {
  list: read(freshList),
  'asked list': read(() => '/api/v2/product?nbItem=24'),
  detail: read((at, ground) => `/api/v2/product/${productAt(at, ground)}`),
  line: async ({ wire, ground, at }) => void (await newCart({ wire, ground, at })),
  order: async (visit) => {
    const { wire, ground, at } = visit
    const headers = headersOf(ground, at)
    const body = orderBody(await newCart(visit), byCarrier(ground.carrier))
    const payload = { ...body, user: { ...body.user, email: `buyer-${at}-${process.pid}@example.com` } }
    const made = await askJson<PlacedOrder>(wire, { method: 'POST', path: '/api/order', headers, payload })
    const reference = made.data.payment.url.split('/').at(-1)
    await askJson(wire, { method: 'POST', path: `/api/test-payment/${reference}`, headers, payload: CARD })
    const path = `/api/order/cawl/result/${made.data.order.publicId}`
    const ask = async () => (await askJson<ShownOrder>(wire, { path, headers })).data.order.status.value
    // As the page after the bank does: on a server short of time the bank may have come too late for the first answer.
    const status = await ask().then((first) => (first === 'PAID' ? first : ask()))
    if (status !== 'PAID') throw new Error(`An order is ${status}.`)
  },
  cart: read(() => '/cart'),
  checkout: read(() => '/cart/address'),
  account: readAsCustomer('/account/orders'),
  'own orders': readAsCustomer('/api/order?nbItem=10'),
} satisfies Record<string, Flow<ShopGround>>

export type ShopFlow = keyof typeof flows

interface PlacedOrder {
  data: { order: { publicId: string }; payment: { url: string } }
}

interface ShownOrder {
  data: { order: { status: { value: string } } }
}

const newCart: (visit: Parameters<Flow<ShopGround>>[0]) => Promise<string> = async ({ wire, ground, at }) => {
  const path = `/api/cart/new/product/${ground.bottle}`
  const headers = headersOf(ground, at)
  const { data } = await askJson<{ data: { id: string } }>(wire, {
    method: 'POST',
    path,
    headers,
    payload: { quantity: 2 },
  })
  return data.id
}
