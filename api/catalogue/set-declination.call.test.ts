import { expect, test } from 'vitest'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

interface ChangeOptions {
  token: string
  body: object
  path?: string
  host?: string
}

function change(test: TestApp, { token, body, path = '/1/declination/1', host = 'localhost' }: ChangeOptions) {
  const url = `/api/admin/product${path}`
  return test.app.inject({ method: 'PUT', url, headers: { host, authorization: token }, payload: body })
}

async function firstOf(test: TestApp, path = '/v2/product/1') {
  const answer = await test.app.inject({ url: `/api${path}` })
  return answer.json().data.declination.find(({ id }: { id: number }) => id === 1)
}

test('price and stock change at once, each without the other', async () => {
  const test = await createTestApp()
  const token = await test.signIn(1, 'ADMIN')
  const before = await firstOf(test)
  const priced = await change(test, { token, body: { fixedPrice: 13.37 } })
  expect(priced.json().data).toEqual({ id: 1, fixedPrice: 13.37, quantity: before.quantity })
  expect(await firstOf(test)).toMatchObject({ price: 13.37, finalPrice: 13.37, quantity: before.quantity })
  await change(test, { token, body: { quantity: 17 } })
  expect(await firstOf(test)).toMatchObject({ price: 13.37, quantity: 17 })
  await change(test, { token, body: { fixedPrice: null } })
  expect(await firstOf(test)).toMatchObject({ fixedPrice: null, price: before.price })
})

test('every price a declination ever had is remembered, and lists follow the lowest', async () => {
  const test = await createTestApp()
  const token = await test.signIn(1, 'ADMIN')
  await change(test, { token, body: { fixedPrice: 1.5 } })
  await change(test, { token, body: { fixedPrice: 1.5 } })
  await change(test, { token, body: { fixedPrice: 20 } })
  const { rows } = await test.admin.query(
    'select price_cents from estate.price_changes where site_id = 1 and declination_id = 1 order by id',
  )
  expect(rows.map(({ price_cents }) => price_cents).slice(-2)).toEqual([150, 2_000])
  await change(test, { token, body: { fixedPrice: 0.5 } })
  const list = (await test.app.inject({ url: '/api/v2/product?nbItem=1' })).json()
  expect(list.data.products[0]).toMatchObject({ id: 1, price: 0.5 })
})

test('only the estate’s own administrators may, and only on its own products', async () => {
  const test = await createTestApp()
  const [admin, customer, neighbour] = await Promise.all([
    test.signIn(1, 'ADMIN'),
    test.signIn(1, 'CUSTOMER'),
    test.signIn(3, 'ADMIN'),
  ])
  expect((await change(test, { token: customer, body: { quantity: 1 } })).statusCode).toBe(403)
  expect((await change(test, { token: neighbour, body: { quantity: 1 } })).statusCode).toBe(401)
  expect((await change(test, { token: admin, body: { quantity: 1 }, path: '/1/declination/999999' })).statusCode).toBe(
    404,
  )
  expect((await change(test, { token: admin, body: { quantity: 1 }, path: '/2/declination/1' })).statusCode).toBe(404)
})

test('wrong values are named and change nothing', async () => {
  const test = await createTestApp()
  const token = await test.signIn(1, 'ADMIN')
  const before = await firstOf(test)
  for (const body of [{ quantity: -1 }, { quantity: 1.5 }, { fixedPrice: -2 }, { fixedPrice: 1.999 }, { price: 3 }]) {
    const answer = await change(test, { token, body })
    expect(answer.statusCode, JSON.stringify(body)).toBe(400)
    expect(Object.keys(answer.json().errors)).toEqual(Object.keys(body))
  }
  expect(await firstOf(test)).toEqual(before)
})

test('why the stock changed is kept with its movement: counted anew, broken, or put together to boxes', async () => {
  const test = await createTestApp()
  const token = await test.signIn(1, 'ADMIN')
  const { quantity } = await firstOf(test)
  await change(test, { token, body: { quantity: quantity - 2, stockReason: 'BREAKAGE' } })
  await change(test, { token, body: { quantity: quantity - 8, stockReason: 'ASSEMBLY' } })
  await change(test, { token, body: { quantity } })
  const { rows } = await test.admin.query(
    `select reason, change from estate.stock_movements where site_id = 1 and holder_id = 1 and holder = 'DECLINATION' order by id`,
  )
  expect(rows.slice(-3)).toEqual([
    { reason: 'BREAKAGE', change: -2 },
    { reason: 'ASSEMBLY', change: -6 },
    { reason: 'CORRECTION', change: 8 },
  ])
  await expectBalanced(test)
})
