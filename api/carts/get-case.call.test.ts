import { expect, test } from 'vitest'
import { createTestCart, type TestCart } from '#tests/support/test-cart.ts'

/** Two wines in usual bottles, sold one by one, and how a case of them is asked for. */
async function createCases() {
  const test = await createTestCart()
  const bottle = await usual(test, { reference: 'PUI-2021-75', cents: 1_000 })
  return {
    ...test,
    bottle,
    priced: (vins: string, as: { lang?: string; site?: number } = {}) =>
      test.ask({ method: 'GET', path: `/case?vins=${encodeURIComponent(vins)}`, as }),
  }
}

async function usual({ admin }: TestCart, { reference, cents }: { reference: string; cents: number }): Promise<number> {
  const { rows } = await admin.query(
    `update estate.declinations set quantity = 36, fixed_price_cents = $2 where site_id = 1 and reference = $1
     returning id, product_id`,
    [reference, cents],
  )
  await admin.query('update estate.products set decreasing_set_id = null where site_id = 1 and id = $1', [
    rows[0].product_id,
  ])
  return rows[0].id
}

test('a case is counted as a cart would count it, line by line', async () => {
  const { priced, bottle, white } = await createCases()
  const { data } = await priced(`${white}x2,${bottle}x1`)
  expect(data).toMatchObject({ total: 50, isShort: false, bottles: { count: 3 } })
  expect(data.lines).toMatchObject([
    { id: white, name: 'La Perrine', year: 2023, format: 750, quantity: 2, unitPrice: 20, total: 40 },
    { id: bottle, name: 'Clos du Puits', quantity: 1, total: 10 },
  ])
  expect((await priced('')).data).toMatchObject({ lines: [], total: 0, bottles: null, freeShipping: null })
})

test('prices by quantity add up over the wines of the case, in the words of the cart', async () => {
  const { ask, admin } = await createTestCart()
  const { rows } = await admin.query(
    `select id from estate.declinations where site_id = 1 and reference in ('PUI-2021-75', 'BRE-2021-75') order by id`,
  )
  const vins = rows.map(({ id }) => `${id}x3`).join(',')
  const { data } = await ask({ method: 'GET', path: `/case?vins=${vins}` })
  const { data: cart } = await ask({
    method: 'POST',
    path: '/cart/new/case',
    payload: { bottles: rows.map(({ id }) => ({ id, quantity: 3 })) },
  })
  expect(data.lines).toHaveLength(2)
  expect(data.total).toBe(cart.totalProductToPay)
  expect(data.lines[0].tierHint).toBeTruthy()
  expect(
    data.lines.map(({ tierHint, unitPrice }: { tierHint: string; unitPrice: number }) => [tierHint, unitPrice]),
  ).toEqual(
    cart.products.map(({ tierHint, unitPrice }: { tierHint: string; unitPrice: number }) => [tierHint, unitPrice]),
  )
})

test('what is unknown, another estate’s, too tall, sold by whole cases, withdrawn or gone is left out and said to be', async () => {
  const { priced, red, white, bottle, stock, withdraw, multiple, admin } = await createCases()
  const { rows } = await admin.query('select max(id) as id from estate.declinations where site_id = 3')
  const known = { lines: [{ id: bottle, quantity: 1 }], isShort: true, total: 10 }
  for (const other of [`999999x1`, `${Number(rows[0].id) + 100_000}x2`, `${red}x1`, 'x', `${bottle}x0`]) {
    expect([other, (await priced(`${bottle}x1,${other}`)).data]).toMatchObject([other, known])
  }
  await withdraw(white)
  expect((await priced(`${bottle}x1,${white}x2`)).data).toMatchObject(known)
  await withdraw(white, { isValid: true })
  await multiple(white, 6)
  expect((await priced(`${bottle}x1,${white}x6`)).data).toMatchObject(known)
  await stock(bottle, 1)
  expect((await priced(`${bottle}x3`)).data).toMatchObject(known)
  await stock(bottle, 0)
  expect((await priced(`${bottle}x3`)).data).toMatchObject({ lines: [], isShort: true, total: 0 })
})

test('another estate prices its own bottles by the same numbers', async () => {
  const { priced } = await createCases()
  const { data } = await priced('1x1', { site: 3 })
  expect(data.lines).toMatchObject([{ name: 'Altesse' }])
})

test('no address makes it fail, and it is told in the caller’s language', async () => {
  const { priced, ask, white } = await createCases()
  const long = Array.from({ length: 500 }, (_, at) => `${at + 1}x1`).join(',')
  for (const vins of [long, '-1x-1', '1e9x1', "' or 1=1 --", `${white}x99`]) {
    expect([vins, (await priced(vins)).status]).toEqual([vins, 200])
  }
  expect((await priced('9'.repeat(5_000))).status).toBe(400)
  expect((await ask({ method: 'GET', path: '/case' })).data).toMatchObject({ lines: [], isShort: false })
  expect((await priced(`${white}x1`, { lang: 'en' })).data.lines[0].name).toBe('La Perrine')
})
