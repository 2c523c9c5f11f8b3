import { expect, test } from 'vitest'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import { openOffice } from '#tests/support/test-office.ts'
import { openShop, orderBottles } from '#tests/support/test-shop.ts'

const PATH = 'POST /admin/stock/movement'

test('pieces come and go with their reason and note, the books balance, and the shop shows it', async () => {
  const open = await openShop()
  const { ask, shop, shopAsks } = await openOffice(open)
  const book = (reason: string, quantity: number) =>
    ask(PATH, { reason, note: 'Cave 2', movements: [{ declinationId: open.bottle, quantity }] })
  expect((await book('DELIVERY', 60)).data.moved).toEqual([
    { declinationId: open.bottle, change: 60, quantity: 72, reserved: 0 },
  ])
  expect((await book('BREAKAGE', 2)).data.moved[0].quantity).toBe(70)
  expect((await book('SAMPLE', 1)).data.moved[0].quantity).toBe(69)
  expect((await book('CORRECTION', -9)).data.moved[0].quantity).toBe(60)
  const { stockMovements, total } = (await ask(`GET /admin/stock-movement?declinationId=${open.bottle}`)).data
  expect(total).toBe(5)
  expect(stockMovements.slice(0, 4)).toMatchObject([
    { reason: 'CORRECTION', change: -9, note: 'Cave 2' },
    { reason: 'SAMPLE', change: -1 },
    { reason: 'BREAKAGE', change: -2 },
    { reason: 'DELIVERY', change: 60, declinationId: open.bottle, orderId: null },
  ])
  const { productId, name } = stockMovements[0]
  const found = async (words: string) =>
    (await ask(`GET /admin/stock-movement?search=${encodeURIComponent(words)}&reason=SAMPLE`)).data.total
  expect([await found(name), await found('cave 2'), await found('nulle part')]).toEqual([1, 1, 0])
  expect((await shopAsks(`/v2/product/${productId}`)).declination[0].quantity).toBe(60)
  const { rows } = await shop.admin.query('select thing, before, after from estate.audit_events order by id limit 1')
  expect(rows[0]).toEqual({
    thing: 'declinations',
    before: { quantity: 12 },
    after: { quantity: 72, reason: 'DELIVERY', note: 'Cave 2' },
  })
  await expectBalanced(shop)
})

test('what orders hold cannot leave: the row is named, and nothing of the whole list is booked', async () => {
  const open = await openShop()
  const { ask, shop } = await openOffice(open)
  await orderBottles(open, 5)
  const movements = [
    { declinationId: 1, quantity: 1 },
    { declinationId: open.bottle, quantity: 8 },
  ]
  const refused = await ask(PATH, { reason: 'BREAKAGE', movements })
  expect([refused.status, refused.errors]).toEqual([
    400,
    { 'movements.1.quantity': expect.stringContaining('7 au plus') },
  ])
  expect((await ask('GET /admin/stock-movement?reason=BREAKAGE')).data.total).toBe(0)
  expect((await ask(PATH, { reason: 'BREAKAGE', movements: [{ ...movements[1], quantity: 7 }] })).status).toBe(200)
  await expectBalanced(shop)
})

test('what is not there, is not counted or is made of others has no stock to book', async () => {
  const { ask, shop } = await openOffice()
  await shop.admin.query('update estate.declinations set tracks_stock = false where site_id = 1 and id = 1')
  const { rows } = await shop.admin.query('select min(box_id) as box from estate.box_components where site_id = 1')
  const movements = [987_654, 1, rows[0].box].map((declinationId) => ({ declinationId, quantity: 1 }))
  const { errors } = await ask(PATH, { reason: 'DELIVERY', movements })
  expect(Object.keys(errors)).toEqual([0, 1, 2].map((at) => `movements.${at}.declinationId`))
  const none = await ask(PATH, { reason: 'SAMPLE', movements: [{ declinationId: 2, quantity: -1 }] })
  expect(Object.keys(none.errors)).toEqual(['movements.0.quantity'])
})

test('where the estate counts by product, its one stock is moved', async () => {
  const { ask, shop } = await openOffice()
  await shop.admin.query(`update estate.parameters set value = 'true' where site_id = 1 and type = 'USE_PRODUCT_STOCK'`)
  const [row] = (await ask('GET /admin/declination?productId=1')).data.declinations
  const { data } = await ask(PATH, { reason: 'DELIVERY', movements: [{ declinationId: row.id, quantity: 6 }] })
  expect(data.moved[0].quantity).toBe(row.quantity + 6)
  const { stockMovements } = (await ask('GET /admin/stock-movement?reason=DELIVERY')).data
  expect(stockMovements).toMatchObject([{ productId: 1, declinationId: null, change: 6 }])
  await expectBalanced(shop)
})

test('two who take the last bottles at once do not both get them', async () => {
  const open = await openShop()
  const { ask, shop } = await openOffice(open)
  const take = () => ask(PATH, { reason: 'SAMPLE', movements: [{ declinationId: open.bottle, quantity: 7 }] })
  const both = await Promise.all([take(), take()])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  await expectBalanced(shop)
})
