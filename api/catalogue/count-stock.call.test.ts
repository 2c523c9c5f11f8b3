import { expect, test } from 'vitest'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import { openOffice } from '#tests/support/test-office.ts'
import { openShop, orderBottles } from '#tests/support/test-shop.ts'

const PATH = 'POST /admin/stock/count'

async function openCellar() {
  const open = await openShop()
  const office = await openOffice(open)
  const { declinations } = (await office.ask('GET /admin/declination?productId=1')).data
  return { open, ...office, other: declinations[0] as { id: number; quantity: number } }
}

test('differences are booked at once, and what was counted right is left alone', async () => {
  const { open, ask, shop, other } = await openCellar()
  const { data } = await ask(PATH, {
    note: 'Inventaire',
    counts: [
      { declinationId: open.bottle, seen: 12, counted: 11 },
      { declinationId: other.id, seen: other.quantity, counted: other.quantity },
    ],
  })
  expect(data).toEqual({
    moved: [{ declinationId: open.bottle, change: -1, quantity: 11, reserved: 0 }],
    unchanged: 1,
  })
  const { stockMovements } = (await ask('GET /admin/stock-movement?reason=COUNT')).data
  expect(stockMovements).toMatchObject([{ change: -1, note: 'Inventaire' }])
  await expectBalanced(shop)
})

test('rows that have changed while one counted are named, and nothing is booked', async () => {
  const { open, ask, shop, other } = await openCellar()
  await ask('POST /admin/stock/movement', {
    reason: 'BREAKAGE',
    movements: [{ declinationId: open.bottle, quantity: 2 }],
  })
  const counts = [
    { declinationId: other.id, seen: other.quantity, counted: other.quantity + 1 },
    { declinationId: open.bottle, seen: 12, counted: 12 },
  ]
  const { status, errors } = await ask(PATH, { counts })
  expect([status, errors]).toEqual([400, { 'counts.1.seen': expect.stringContaining('10') }])
  expect((await ask('GET /admin/stock-movement?reason=COUNT')).data.total).toBe(0)
  await expectBalanced(shop)
})

test('fewer than orders hold cannot be counted, and nothing twice', async () => {
  const { open, ask, shop } = await openCellar()
  await orderBottles(open, 5)
  const count = (counted: number) => ({ declinationId: open.bottle, seen: 12, counted })
  expect(Object.keys((await ask(PATH, { counts: [count(4)] })).errors)).toEqual(['counts.0.counted'])
  expect(Object.keys((await ask(PATH, { counts: [count(5), count(5)] })).errors)).toEqual(['counts.1.declinationId'])
  expect((await ask(PATH, { counts: [count(5)] })).status).toBe(200)
  await expectBalanced(shop)
})
