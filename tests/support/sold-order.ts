import { askResult, byCarrier, fillCart, orderBody, payByCard, startOrder } from './test-orders.ts'
import { openShop, type TestShop } from './test-shop.ts'

interface AskOptions {
  method?: 'GET' | 'POST' | 'PUT'
  payload?: object
  headers?: Record<string, string>
}

interface SoldOptions {
  quantity?: number
  /** How far the goods have come. */
  goods?: 'UNPAID' | 'PAID' | 'IN_PREPARATION' | 'SHIPPED' | 'DELIVERED'
  /** Beside the shop's bottle. */
  lines?: (shop: TestShop) => Promise<readonly (readonly [declination: number, quantity: number])[]>
  shippingCents?: number
}

const WAY = ['IN_PREPARATION', 'SHIPPED', 'DELIVERED'] as const

/** A guest's order of the shop's bottle as far as it is wished, with a clock to turn, and callers to ask by. */
export async function sellOrder({ quantity = 6, goods = 'DELIVERED', lines, shippingCents = 0 }: SoldOptions = {}) {
  const clock = { now: new Date() }
  const shop = await openShop({ now: () => clock.now })
  await shop.admin.query(`update estate.carrier_tiers set price_cents = $1 where site_id = 1 and up_to = 100000`, [
    shippingCents,
  ])
  const estate = await shop.signIn(1, 'ADMIN')
  const cart = await fillCart(shop, { lines: [[shop.bottle, quantity], ...((await lines?.(shop)) ?? [])] })
  const { order, reference } = await startOrder(shop, { payload: orderBody(cart, byCarrier(shop.carrier)) })
  /** As whoever holds the link, unless said otherwise. */
  const ask = async (url: string, { method = 'POST', payload, headers = {} }: AskOptions = {}) => {
    const sent = method === 'GET' ? {} : { payload: payload ?? {} }
    const answer = await shop.app.inject({ method, url: `/api${url}`, headers, ...sent })
    return { status: answer.statusCode, ...answer.json() }
  }
  const asEstate = (url: string, options: AskOptions = {}) =>
    ask(url, { ...options, headers: { authorization: estate, ...options.headers } })
  const moveTo = (status: string) => asEstate(`/admin/order/${order.id}/status`, { method: 'PUT', payload: { status } })
  if (goods !== 'UNPAID') {
    await payByCard(shop, { reference })
    await askResult(shop, order.publicId)
  }
  if (goods !== 'UNPAID' && goods !== 'PAID')
    for (const status of WAY.slice(0, WAY.indexOf(goods) + 1)) await moveTo(status)
  const shown = async () => (await ask(`/order/${order.publicId}`, { method: 'GET' })).data.order
  return { shop, clock, order, reference, estate, ask, asEstate, moveTo, shown }
}

export type SoldOrder = Awaited<ReturnType<typeof sellOrder>>

export const mailsOf = async ({ shop }: Pick<SoldOrder, 'shop'>): Promise<string[]> =>
  (await shop.admin.query('select kind from estate.mails order by id')).rows.map(({ kind }) => kind)

export const askForReturn = (
  sold: SoldOrder,
  { quantity, reason = 'DAMAGED' }: { quantity: number; reason?: string },
) => sold.ask(`/order/${sold.order.publicId}/back-products`, { payload: { lines: [{ line: 0, quantity, reason }] } })

/** Brings a return as far as it is wished. */
export async function takeReturn(sold: SoldOrder, { quantity = 2, state = 'ASKED', isFit = true } = {}) {
  const { id } = (await askForReturn(sold, { quantity })).data.orderBack
  const steps = [
    ['ACCEPTED', () => sold.asEstate(`/admin/order-back/${id}/accept`, { method: 'PUT' })],
    ['LABEL_SENT', () => sold.asEstate(`/admin/order-back/${id}/label`, { payload: { url: 'https://example.com/l' } })],
    [
      'RECEIVED',
      () =>
        sold.asEstate(`/admin/order-back/${id}/receive`, { method: 'PUT', payload: { lines: [{ line: 0, isFit }] } }),
    ],
  ] as const
  const last = steps.findIndex(([reached]) => reached === state)
  for (const [, step] of steps.slice(0, last + 1)) await step()
  return id as number
}

/** The last mail of a kind, as it reads. */
export async function readMail(sold: SoldOrder, kind: string): Promise<string> {
  const { rows } = await sold.shop.admin.query('select max(id) as id from estate.mails where kind = $1', [kind])
  return (await sold.asEstate(`/admin/mail/${rows[0].id}`, { method: 'GET' })).data.content.text
}
