import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { everyCall } from '#contract/all-calls.ts'
import type { CallDefinition } from '#contract/basics/define-call.ts'
import { HOME } from './support/accounts.ts'
import { statementsOf } from './support/count-statements.ts'
import { signInAs } from './support/order-callers.ts'
import { pictureForm } from './support/send-pictures.ts'
import { createTestApp, type TestApp } from './support/test-app.ts'
import { issueTestInvoice } from './support/test-invoices.ts'
import { photograph } from './support/test-media.ts'
import { insertOrder, TEST_ADDRESS } from './support/test-order.ts'

/** What somebody owns, each by its id. */
interface Owned {
  order: number
  return: number
  file: string
  invoice: string
  address: number
  device: string
}

const MISSING: Owned = {
  order: 987_654,
  return: 987_654,
  file: 'f'.repeat(32),
  invoice: 'F2026-987654',
  address: 987_654,
  device: '00000000-0000-4000-8000-000000000000',
}

const BREAKAGE = { lines: [{ line: 0, quantity: 1, reason: 'DAMAGED' }] }

type Request = Pick<InjectOptions, 'payload' | 'headers'> & { url: string }

/** How each call that takes such an id is asked for: all of it of somebody, or one's own order with theirs in it. */
type Samples = Readonly<Record<string, (theirs: Owned, own: Owned) => Request[]>>

function samplesWith(picture: Buffer): Samples {
  const back = ({ order }: Owned, { return: id }: Owned) => `/order/${order}/back-products/${id}`
  const both = (url: (order: Owned) => string) => (theirs: Owned, own: Owned) =>
    [theirs, own].map((order) => ({ url: url(order) }))
  const one = (url: (theirs: Owned) => string, payload?: object) => (theirs: Owned) => [
    { url: url(theirs), ...(payload ? { payload } : {}) },
  ]
  return {
    getOrder: one(({ order }) => `/order/${order}`),
    getOrderGuide: one(({ order }) => `/order/${order}/guide`),
    getOrderCalendar: one(({ order }) => `/order/${order}/calendar`),
    openOrderAccount: one(({ order }) => `/order/${String(order).padStart(32, '0')}/account`, { password: 'x' }),
    getOrderPicture: one(({ order }) => `/order/${order}/picture/0`),
    reorder: one(({ order }) => `/order/${order}/reorder`, {}),
    askAboutOrder: one(({ order }) => `/order/${order}/question`, { message: 'Quand arrive-t-elle ?' }),
    cancelOwnOrder: one(({ order }) => `/order/${order}/cancel`, {}),
    getInvoice: (theirs, own) => both(({ order }) => `/order/${order}/invoice/${theirs.invoice}`)(theirs, own),
    readInvoice: (theirs, own) => both(({ order }) => `/order/${order}/invoice/${theirs.invoice}/text`)(theirs, own),
    getReturns: one(({ order }) => `/order-back?order=${order}`),
    getReturn: (theirs, own) => both((order) => back(order, theirs))(theirs, own),
    askReturn: one(({ order }) => `/order/${order}/back-products`, BREAKAGE),
    addReturnPictures: (theirs, own) =>
      [theirs, own].map((order) => ({
        url: `${back(order, theirs)}/picture`,
        ...pictureForm({ id: 1, files: [picture] }),
      })),
    getReturnFile: (theirs, own) => [
      ...both((order) => `${back(order, theirs)}/file/${theirs.file}`)(theirs, own),
      { url: `${back(own, own)}/file/${theirs.file}` },
    ],
    findWithdrawal: ({ order }) => [{ url: '/withdrawal/order', payload: { order } }],
    declareWithdrawal: ({ order }) => [{ url: '/withdrawal', payload: { order, name: 'Jeanne Martin', lines: [] } }],
    updateUserAddress: one(({ address }) => `/user/address/${address}`, HOME),
    deleteUserAddress: one(({ address }) => `/user/address/${address}`, {}),
    endDevice: one(({ device }) => `/user/device/${device}`, {}),
  }
}

/** Of the estate's office: orders and returns of another estate. */
const OFFICE_SAMPLES: Samples = {
  getOrderStatus: ({ order }) => [{ url: `/admin/order/${order}/get-status` }],
  getTrackingLink: ({ order }) => [{ url: `/admin/order/${order}/tracking-link` }],
  changeOrderStatus: ({ order }) => [{ url: `/admin/order/${order}/status`, payload: { status: 'CANCELLED' } }],
  getAddressPrice: ({ order }) => [{ url: `/admin/orders/${order}/address-price?postalCode=37000&idCountry=250` }],
  changeOrderAddress: ({ order }) => [
    { url: `/admin/orders/${order}/address`, payload: { version: 1, address: TEST_ADDRESS } },
  ],
  changeOrderRelay: ({ order }) => [
    { url: `/admin/orders/${order}/relay`, payload: { version: 1, idAccessPoint: 'BUILT_IN:37000-1' } },
  ],
  getOrderSlots: ({ order }) => [{ url: `/admin/orders/${order}/slots` }],
  changeOrderSlot: ({ order }) => [
    {
      url: `/admin/orders/${order}/slot`,
      payload: { version: 1, idAddress: 1, dateSchedule: '2026-12-01', idSchedule: 600 },
    },
  ],
  getSupplementPreview: ({ order }) => [{ url: `/admin/orders/${order}/supplement-preview?lines=1x1` }],
  supplementOrder: ({ order }) => [
    { url: `/admin/orders/${order}/supplement`, payload: { version: 1, lines: [{ idDeclination: 1, quantity: 1 }] } },
  ],
  getLinesPreview: ({ order }) => [{ url: `/admin/orders/${order}/lines-preview?lines=0x1` }],
  changeOrderLines: ({ order }) => [
    { url: `/admin/orders/${order}/lines`, payload: { version: 1, lines: [{ line: 0, quantity: 1 }] } },
  ],
  handOverOrder: ({ order }) => [{ url: `/admin/orders/${order}/hand-over`, payload: { reason: 'Connu' } }],
  getOfficeOrder: ({ order }) => [{ url: `/admin/orders/${order}` }],
  createPaymentLink: ({ order }) => [{ url: `/admin/orders/${order}/payment-link`, payload: {} }],
  receivePayment: ({ order }) => [
    { url: `/admin/orders/${order}/received-payment`, payload: { means: 'CHEQUE', on: '2026-11-01', amount: 1 } },
  ],
  addOrderNote: ({ order }) => [{ url: `/admin/orders/${order}/note`, payload: { text: 'Rappeler' } }],
  removeOrderNote: ({ order }) => [{ url: `/admin/orders/${order}/note/1`, payload: {} }],
  getPackingSlip: ({ order }) => [{ url: `/admin/order/${order}/packing-slip` }],
  refundOrder: ({ order }) => [{ url: `/admin/order/${order}/refund`, payload: { lines: [], goodwill: 1 } }],
  acceptReturn: (theirs) => [{ url: `/admin/order-back/${theirs.return}/accept`, payload: {} }],
  refuseReturn: (theirs) => [{ url: `/admin/order-back/${theirs.return}/refuse`, payload: { reason: 'Non' } }],
  sendReturnLabel: (theirs) => [
    { url: `/admin/order-back/${theirs.return}/label`, payload: { url: 'https://example.com/l' } },
  ],
  receiveReturn: (theirs) => [
    { url: `/admin/order-back/${theirs.return}/receive`, payload: { lines: [{ line: 0, isFit: true }] } },
  ],
  refundReturn: (theirs) => [{ url: `/admin/order-back/${theirs.return}/refund`, payload: {} }],
}

const TAKES_SUCH_AN_ID = /^\/(admin\/)?(orders?|order-back|user\/address|user\/device)\/:id/

/** Its clock stands, so that nothing it has in memory grows old between two requests. */
async function createStillApp(): Promise<TestApp> {
  const now = new Date()
  return createTestApp({ now: () => now })
}

/** A customer of an estate with an order that has come, its invoice, a return with a photograph, an address, a device. */
async function createOwner(test: TestApp, { siteId, picture }: { siteId: number; picture: Buffer }) {
  const { id: userId, token } = await signInAs(test, { siteId, role: 'CUSTOMER' })
  const { id: order } = await insertOrder(test.admin, { siteId, userId, status: 'DELIVERED' })
  const headers = { idsite: String(siteId), authorization: token }
  const ask = async (url: string, sent: Pick<InjectOptions, 'method' | 'payload' | 'headers'> = {}) =>
    (await test.app.inject({ ...sent, url: `/api${url}`, headers: { ...headers, ...sent.headers } })).json().data
  const { orderBack } = await ask(`/order/${order}/back-products`, { method: 'POST', payload: BREAKAGE })
  const form = pictureForm({ id: 1, files: [picture] })
  const sent = await ask(`/order/${order}/back-products/${orderBack.id}/picture`, { method: 'POST', ...form })
  await ask('/user/address', { method: 'POST', payload: HOME })
  const owned: Owned = {
    order,
    return: orderBack.id,
    file: sent.orderBack.pictures[0].file,
    invoice: await issueTestInvoice(test, { orderId: order, siteId }),
    address: (await ask('/user/address')).addresses[0].id,
    device: (await ask('/user/device')).devices[0].id,
  }
  return { owned, token }
}

/** All that a caller can notice but the clock and the name of the request, and what the database was asked for it. */
async function noticed({ app }: TestApp, request: InjectOptions) {
  const { answer, asked } = await statementsOf(() => app.inject(request))
  const { date, 'x-request-id': _, ...headers } = answer.headers
  return { status: answer.statusCode, body: answer.body, headers, asked: withoutBelief(asked) }
}

/** Whether the site is finished is asked once a second, whatever the request is for. */
function withoutBelief(asked: readonly string[]): string[] {
  return asked.filter((text) => !text.includes('"is_building"'))
}

const callOf = (name: string) => (everyCall as Record<string, CallDefinition>)[name]

test('every call that takes the id of an order, a return, an address or a device is among those tried here', () => {
  const tried = { ...samplesWith(Buffer.alloc(0)), ...OFFICE_SAMPLES }
  const taking = Object.values<CallDefinition>(everyCall).filter(({ path }) => TAKES_SUCH_AN_ID.test(path))
  expect(taking.map(({ name }) => name).filter((name) => !Object.hasOwn(tried, name))).toEqual([])
})

test('what is another customer’s or another estate’s is answered as what is missing, after the same work', async () => {
  const test = await createStillApp()
  const picture = await photograph(40, 30)
  // Every estate counts its own invoices: the neighbour's has a number that is nobody's here.
  for (let n = 0; n < 2; n++) {
    const { id } = await insertOrder(test.admin, { siteId: 3 })
    await issueTestInvoice(test, { orderId: id, siteId: 3 })
  }
  const [own, other, neighbour] = [
    await createOwner(test, { siteId: 1, picture }),
    await createOwner(test, { siteId: 1, picture }),
    await createOwner(test, { siteId: 3, picture }),
  ]
  // One's own opens: what is refused below is refused for its owner alone.
  const ownFile = `/api/order/${own.owned.order}/back-products/${own.owned.return}/file/${own.owned.file}`
  expect((await test.app.inject({ url: ownFile, headers: { authorization: own.token } })).statusCode).toBe(200)

  for (const [name, sample] of Object.entries(samplesWith(picture))) {
    const askAs = async (theirs: Owned) => {
      const found = []
      for (const { url, payload, headers = {} } of sample(theirs, own.owned)) {
        const sent = { ...(payload ? { payload } : {}), headers: { ...headers, authorization: own.token } }
        found.push(await noticed(test, { method: callOf(name)?.method ?? 'GET', url: `/api${url}`, ...sent }))
      }
      return found
    }
    const missing = await askAs(MISSING)
    expect([...new Set(missing.map(({ status }) => status))], name).toEqual([404])
    expect(await askAs(other.owned), `${name} of another customer`).toEqual(missing)
    expect(await askAs(neighbour.owned), `${name} of another estate`).toEqual(missing)
  }
}, 120_000)

test('to an estate’s office, what is another estate’s is answered as what is missing, after the same work', async () => {
  const test = await createStillApp()
  const { owned } = await createOwner(test, { siteId: 3, picture: await photograph(40, 30) })
  const authorization = await test.signIn(1, 'ADMIN')
  for (const [name, sample] of Object.entries(OFFICE_SAMPLES)) {
    const askAs = async (theirs: Owned) => {
      const [{ url, payload } = { url: '' }] = sample(theirs, theirs)
      const sent = { ...(payload ? { payload } : {}), headers: { authorization } }
      return noticed(test, { method: callOf(name)?.method ?? 'GET', url: `/api${url}`, ...sent })
    }
    const missing = await askAs(MISSING)
    expect(missing.status, name).toBe(404)
    expect(await askAs(owned), name).toEqual(missing)
  }
}, 120_000)
