import { expect, test, vi } from 'vitest'
import { PAID_ONCE } from '#tests/support/bank-messages.ts'
import { askResult, payByCard } from '#tests/support/test-orders.ts'
import { booksOf, openShop, orderBottles, type TestShop } from '#tests/support/test-shop.ts'

const resultOf = async (shop: TestShop, publicId: string) => {
  const { order } = (await askResult(shop, publicId)).json().data
  return [order.status.value, order.payment.status]
}

/** The next account that is opened finds nobody at the bank. */
function closeBankOnce({ payments }: TestShop): void {
  const provider = payments.of('TEST_CARDS')
  if (!provider) throw new Error('This shop takes no test cards')
  const open = provider.openAccount.bind(provider)
  vi.spyOn(provider, 'openAccount').mockImplementationOnce((siteId, credentials) => {
    const opened = open(siteId, credentials)
    if (opened.outcome !== 'open') return opened
    const fetchState = async () => ({ outcome: 'unavailable', reason: 'closed for lunch' }) as const
    return { outcome: 'open', account: { ...opened.account, fetchState } }
  })
}

test('nothing is paid by coming back: the bank says whether it is', async () => {
  const shop = await openShop()
  const { order, reference } = await orderBottles(shop, 2)
  expect(await resultOf(shop, order.publicId)).toEqual(['AWAITING_PAYMENT', 'PENDING'])
  expect(await booksOf(shop)).toMatchObject({ quantity: 12, reserved: 2, invoices: 0, paid: 0 })
  await payByCard(shop, { reference })
  expect(await resultOf(shop, order.publicId)).toEqual(['PAID', 'SUCCEEDED'])
  expect(await booksOf(shop)).toEqual(PAID_ONCE)
})

test('while the bank does not answer the order waits, and is paid when it does', async () => {
  const shop = await openShop()
  const { order, reference } = await orderBottles(shop, 2)
  await payByCard(shop, { reference })
  closeBankOnce(shop)
  expect(await resultOf(shop, order.publicId)).toEqual(['AWAITING_PAYMENT', 'PENDING'])
  expect(await resultOf(shop, order.publicId)).toEqual(['PAID', 'SUCCEEDED'])
  expect(await booksOf(shop)).toEqual(PAID_ONCE)
})

test('of another estate, of nobody or by its number an order has no result', async () => {
  const shop = await openShop()
  const { order, reference } = await orderBottles(shop, 2)
  await payByCard(shop, { reference })
  const ask = async (id: string, headers: Record<string, string> = {}) => {
    const answer = await shop.app.inject({ url: `/api/order/cawl/result/${id}`, headers })
    return [answer.statusCode, answer.json().code, Object.keys(answer.json().errors ?? {})]
  }
  expect(await ask(order.publicId, { host: 'coteaux.localhost' })).toEqual([404, 'order-not-found', []])
  expect(await ask('0'.repeat(32))).toEqual([404, 'order-not-found', []])
  expect(await ask(String(order.id))).toEqual([400, 'invalid-input', ['id']])
  expect(await booksOf(shop)).toMatchObject({ invoices: 0, paid: 0 })
})
