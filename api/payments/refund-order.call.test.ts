import { expect, test } from 'vitest'
import { allDueHandlers } from '#api/all-due-handlers.ts'
import { runDueWork } from '#api/background/run-due-work.ts'
import { askResult, payByCard } from '#tests/support/test-orders.ts'
import { booksOf, openShop, orderBottles, type TestShop } from '#tests/support/test-shop.ts'

async function paidOrder(quantity = 2) {
  const shop = await openShop()
  const authorization = await shop.signIn(1, 'ADMIN')
  const { order, reference } = await orderBottles(shop, quantity)
  await payByCard(shop, { reference })
  await askResult(shop, order.publicId)
  const ask = (amount: number, headers: Record<string, string> = {}) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/admin/order/${order.id}/refund`,
      headers: { authorization, ...headers },
      payload: { amount, reason: 'Bouteille cassée' },
    })
  /** Asked for, and what falls due by it done. */
  const refund = async (amount: number, headers: Record<string, string> = {}) => {
    const answer = await ask(amount, headers)
    await finishWork(shop)
    return answer
  }
  const shown = async () => (await shop.app.inject({ url: `/api/order/${order.publicId}` })).json().data.order
  return { shop, order, ask, refund, shown }
}

/** Everything that is due is done, over and over until nothing is. */
async function finishWork(shop: TestShop) {
  const onFailure = (_: unknown, error: unknown) => {
    throw error
  }
  const options = {
    pool: shop.pool,
    services: shop,
    handlers: allDueHandlers,
    now: () => new Date(),
    onFailure,
    limit: 20,
  }
  while ((await runDueWork(options)) > 0);
}

const refundedAt = async ({ admin }: TestShop) =>
  (await admin.query('select refunded_cents from platform.test_payments')).rows[0].refunded_cents

test('a part, then the rest: two credit notes, and the bottles are for sale again', async () => {
  const { shop, refund, shown } = await paidOrder()
  await refund(5)
  const part = await shown()
  expect([part.status.value, part.refunded, part.creditNotes]).toEqual([
    'PARTLY_REFUNDED',
    5,
    [expect.stringMatching(/^A\d{4}-000001$/)],
  ])
  expect(await refundedAt(shop)).toBe(500)
  expect(await booksOf(shop)).toMatchObject({ quantity: 10, credits: 1 })
  await refund(20)
  const whole = await shown()
  expect([whole.status.value, whole.refunded, whole.creditNotes.length]).toEqual(['REFUNDED', 25, 2])
  expect(await refundedAt(shop)).toBe(2500)
  expect((await booksOf(shop)).mails).toEqual(['ORDER_CONFIRMED', 'ORDER_REFUNDED', 'ORDER_REFUNDED'])
})

test('all at once, before it left: the stock is back', async () => {
  const { shop, refund } = await paidOrder()
  expect((await refund(25)).json().data.order.status.value).toBe('REFUNDED')
  expect(await booksOf(shop)).toMatchObject({ quantity: 12, reserved: 0, moved: 12, credits: 1 })
  expect((await refund(1)).json().code).toBe('order-move-illegal')
})

test('never more than was paid, however many ask at once', async () => {
  const { shop, ask } = await paidOrder()
  expect((await ask(25.01)).json().code).toBe('refund-too-large')
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(10)))
  await Promise.all([finishWork(shop), finishWork(shop)])
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2)
  expect(await refundedAt(shop)).toBe(2000)
  expect(await booksOf(shop)).toMatchObject({ credits: 2 })
})

test('the same refund sent again with its key is made once', async () => {
  const { shop, refund } = await paidOrder()
  const key = { 'idempotency-key': 'refund-1' }
  const [one, two] = [await refund(10, key), await refund(10, key)]
  expect(two.json()).toEqual(one.json())
  expect(await refundedAt(shop)).toBe(1000)
})

test('a refund that the bank refuses, or that nobody can ask for, is tried again until it is given back', async () => {
  const { shop, ask, shown } = await paidOrder()
  await ask(5)
  const failures: string[] = []
  const later = new Date(Date.now() + 24 * 3_600_000)
  const tryNow = (services: typeof shop) =>
    runDueWork({
      pool: shop.pool,
      services,
      handlers: allDueHandlers,
      now: () => later,
      onFailure: (_, error) => failures.push(String(error)),
      limit: 20,
    })
  const dueAgain = () => shop.admin.query(`update platform.due_work set due_at = now() where kind = 'REFUND'`)
  await shop.admin.query(`update platform.test_payments set state = 'FAILED'`)
  await tryNow(shop)
  await dueAgain()
  await tryNow({ ...shop, payments: { of: () => null } })
  expect(failures).toEqual([
    expect.stringMatching(/refund 1 back yet: it was not paid/),
    expect.stringMatching(/refund 1 back yet: no account/),
  ])
  expect([(await shown()).creditNotes, await refundedAt(shop)]).toEqual([[], 0])
  await shop.admin.query(`update platform.test_payments set state = 'SUCCEEDED'`)
  await dueAgain()
  await tryNow(shop)
  expect([(await shown()).creditNotes.length, await refundedAt(shop), failures.length]).toEqual([1, 500, 2])
})

test('only administrators of the estate move and refund', async () => {
  const { shop, order } = await paidOrder()
  const customer = await shop.signIn(1, 'CUSTOMER')
  const neighbour = await shop.signIn(3, 'ADMIN')
  const url = `/api/admin/order/${order.id}/refund`
  const ask = (headers: Record<string, string>) =>
    shop.app.inject({ method: 'POST', url, headers, payload: { amount: 1 } })
  expect((await ask({})).statusCode).toBe(401)
  expect((await ask({ authorization: customer })).statusCode).toBe(403)
  expect((await ask({ authorization: neighbour })).statusCode).toBe(401)
  expect((await ask({ authorization: neighbour, host: 'coteaux.localhost' })).statusCode).toBe(404)
})

test('a third decimal is told next to the amount, and nothing is given back', async () => {
  const { shop, ask, shown } = await paidOrder()
  for (const amount of [1.005, 0.001, 1e-7]) {
    const answer = await ask(amount)
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      { amount: 'Un montant en euros a au plus deux décimales.' },
    ])
  }
  await finishWork(shop)
  expect((await shown()).refunded).toBe(0)
})
