import { expect, test } from 'vitest'
import { parisDay } from '#rules/basics/paris-time.ts'
import { enterOffice } from '#tests/support/office.ts'
import { placeAndPay, refundOrder } from '#tests/support/test-gift-cards.ts'
import { addBottle, byCarrier, fillCart, orderBody } from '#tests/support/test-orders.ts'
import { openShop, type TestShop } from '#tests/support/test-shop.ts'

async function buy(shop: TestShop, lines: readonly (readonly [number, number])[]) {
  const cart = await fillCart(shop, { lines })
  return placeAndPay(shop, { payload: orderBody(cart, byCarrier(shop.carrier)) })
}

async function send(shop: TestShop, id: number) {
  const office = await enterOffice(shop)
  const answer = await office.ask(`/admin/order/${id}/status`, { method: 'PUT', payload: { status: 'SHIPPED' } })
  expect(answer.status).toBe(200)
}

async function buyAndSend(shop: TestShop, lines: readonly (readonly [number, number])[]) {
  const order = await buy(shop, lines)
  await send(shop, order.id)
  return order
}

/** A box of so many of each. */
async function addBox(shop: TestShop, contents: readonly (readonly [number, number])[]): Promise<number> {
  const box = await addBottle(shop, { type: 'BOX', priceCents: 5_000 })
  await shop.admin.query('update estate.declinations set capacity = null, capacity_unit = null where id = $1', [box])
  for (const [component, quantity] of contents) {
    await shop.admin.query(
      'insert into estate.box_components (site_id, box_id, component_id, quantity) values (1, $1, $2, $3)',
      [box, component, quantity],
    )
  }
  return box
}

async function addSparkling(shop: TestShop): Promise<number> {
  const bubbles = await addBottle(shop, { stock: 50 })
  await shop.admin.query(
    `update estate.products set kind = 'SPARKLING' where id = (select product_id from estate.declinations where id = $1)`,
    [bubbles],
  )
  await shop.admin.query('update estate.declinations set capacity = 150 where id = $1', [bubbles])
  return bubbles
}

async function litres(shop: TestShop) {
  const office = await enterOffice(shop)
  const today = parisDay(new Date())
  const { body } = await office.ask(`/admin/accounts/excise?from=${today}&until=${today}`)
  const [head, ...rows] = body.toString('utf8').replace('\uFEFF', '').trim().split('\r\n')
  expect(head).toBe('Mois;Catégorie;Destination;Litres;Hectolitres')
  const { data } = await office.ask(`/admin/accounts/sums?from=${today}&until=${today}`)
  return { rows: rows.map((row: string) => row.split(';').slice(1).join(';')), uncounted: data.uncounted as number }
}

test('bottles count by what is in them, boxes by their bottles, and juice is none', async () => {
  const shop = await openShop()
  const bubbles = await addSparkling(shop)
  const juice = await addBottle(shop, { type: 'OTHER', vatRate: 5.5 })
  const box = await addBox(shop, [
    [shop.bottle, 2],
    [bubbles, 1],
    [juice, 3],
  ])
  await buyAndSend(shop, [
    [shop.bottle, 1],
    [box, 2],
    [juice, 1],
  ])
  expect(await litres(shop)).toEqual({
    rows: ['Vins tranquilles;France;3,750;0,03750', 'Vins mousseux;France;3,000;0,03000'],
    uncounted: 0,
  })
})

test('a box counts as it was sold, whatever is in it since', async () => {
  const shop = await openShop()
  const box = await addBox(shop, [[shop.bottle, 2]])
  await buyAndSend(shop, [[box, 1]])
  await shop.admin.query('update estate.box_components set quantity = 6 where box_id = $1', [box])
  expect((await litres(shop)).rows).toEqual(['Vins tranquilles;France;1,500;0,01500'])
})

test('what is on the shelf again is taken off, a broken bottle is not', async () => {
  const shop = await openShop()
  const order = await buyAndSend(shop, [[shop.bottle, 4]])
  const { token: authorization } = await enterOffice(shop)
  const back = (isRestocked: boolean) => ({ lines: [{ line: 0, quantity: 1, isRestocked }] })
  await refundOrder(shop, { id: order.id, authorization, body: back(true) })
  await refundOrder(shop, { id: order.id, authorization, body: back(false) })
  expect((await litres(shop)).rows).toEqual(['Vins tranquilles;France;2,250;0,02250'])
})

test('what left the country stands apart, and bottles nobody knows the size of are counted as such', async () => {
  const shop = await openShop()
  const unknown = await addBottle(shop)
  await shop.admin.query('update estate.declinations set capacity = null, capacity_unit = null where id = $1', [
    unknown,
  ])
  const order = await buyAndSend(shop, [
    [shop.bottle, 2],
    [unknown, 3],
  ])
  await shop.admin.query(
    `update estate.orders set delivery_address = delivery_address || '{"idCountry": 276}' where id = $1`,
    [order.id],
  )
  expect(await litres(shop)).toEqual({
    rows: ['Vins tranquilles;Union européenne;1,500;0,01500'],
    uncounted: 3,
  })
})

test('bottles count when they leave, less those that stayed; what nobody has sent has not left', async () => {
  const shop = await openShop()
  const order = await buy(shop, [[shop.bottle, 4]])
  expect((await litres(shop)).rows).toEqual([])
  const { token: authorization } = await enterOffice(shop)
  const back = { lines: [{ line: 0, quantity: 1, isRestocked: true }] }
  await refundOrder(shop, { id: order.id, authorization, body: back })
  await send(shop, order.id)
  expect((await litres(shop)).rows).toEqual(['Vins tranquilles;France;2,250;0,02250'])
  // Sent last month and back today: it left then, and comes off now.
  await shop.admin.query(`update estate.orders set left_at = now() - interval '40 days' where id = $1`, [order.id])
  await shop.admin.query(`update estate.refunds set created_at = now() - interval '50 days' where order_id = $1`, [
    order.id,
  ])
  await refundOrder(shop, { id: order.id, authorization, body: back })
  expect((await litres(shop)).rows).toEqual(['Vins tranquilles;France;-0,750;-0,00750'])
})
