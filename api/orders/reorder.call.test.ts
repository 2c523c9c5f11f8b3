import { expect, test } from 'vitest'
import { signInAs } from '#tests/support/order-callers.ts'
import { sellOrder } from '#tests/support/sold-order.ts'
import { addBottle } from '#tests/support/test-orders.ts'

test('what was bought lies in the cart again, at today’s price', async () => {
  const sold = await sellOrder({ quantity: 3 })
  await sold.shop.admin.query(
    'update estate.products set price_cents = 1500 where site_id = 1 and id = (select product_id from estate.declinations where site_id = 1 and id = $1)',
    [sold.shop.bottle],
  )
  const { data } = await sold.ask(`/order/${sold.order.publicId}/reorder`)
  expect(data.missing).toEqual([])
  expect(data.cart.products).toMatchObject([{ id: sold.shop.bottle, quantity: 3, unitPrice: 15 }])
})

test('who is signed in finds it in their own cart, beside what lay there', async () => {
  const sold = await sellOrder({ quantity: 2 })
  const customer = await signInAs(sold.shop, { siteId: 1, role: 'CUSTOMER' })
  await sold.shop.admin.query('update estate.orders set user_id = $1', [customer.id])
  const headers = { authorization: customer.token }
  const own = await sold.ask(`/cart/new/product/${sold.shop.bottle}`, { payload: { quantity: 1 }, headers })
  const again = await sold.ask(`/order/${sold.order.id}/reorder`, { headers })
  expect(again.data.cart).toMatchObject({ id: own.data.id, products: [{ quantity: 3 }] })
})

test('fewer, gone, or another vintage: each is said', async () => {
  const sold = await sellOrder({
    quantity: 6,
    lines: async (shop) => {
      const gone = await addBottle(shop, { stock: 6, priceCents: 900 })
      const { rows } = await shop.admin.query(
        'select product_id from estate.declinations where site_id = 1 and id = $1',
        [gone],
      )
      const vintage = (year: number) =>
        shop.admin
          .query('insert into estate.vintages (site_id, product_id, year) values (1, $1, $2) returning id', [
            rows[0].product_id,
            year,
          ])
          .then((made) => made.rows[0].id)
      await shop.admin.query('update estate.declinations set vintage_id = $1 where site_id = 1 and id = $2', [
        await vintage(2020),
        gone,
      ])
      await shop.admin.query(
        `insert into estate.declinations (site_id, product_id, vintage_id, quantity, capacity, capacity_unit)
         values (1, $1, $2, 9, 75, 'CENTILITRE')`,
        [rows[0].product_id, await vintage(2022)],
      )
      return [[gone, 6]]
    },
  })
  await sold.shop.admin.query('update estate.declinations set quantity = 4 where site_id = 1 and id = $1', [
    sold.shop.bottle,
  ])
  const { data } = await sold.ask(`/order/${sold.order.publicId}/reorder`)
  expect(data.cart.products).toMatchObject([{ id: sold.shop.bottle, quantity: 4 }])
  expect(data.missing).toMatchObject([
    { why: 'fewer', quantity: 4, next: null },
    {
      why: 'gone',
      quantity: 0,
      next: { label: expect.stringContaining('2022'), path: expect.stringMatching(/detail/) },
    },
  ])
})

test('what was made for its buyer is to be chosen anew', async () => {
  const sold = await sellOrder({ quantity: 1 })
  await sold.shop.admin.query(`update estate.order_lines set customizations = '[{"id": 1, "text": "Jeanne"}]'`)
  const { data } = await sold.ask(`/order/${sold.order.publicId}/reorder`)
  expect(data.missing).toMatchObject([{ why: 'choose', quantity: 0 }])
  expect(data.cart.products).toEqual([])
})

test('what asks for a choice that must be made is to be chosen, not put into the cart without it', async () => {
  const sold = await sellOrder({ quantity: 1 })
  const ask = (isRequired: boolean) =>
    sold.shop.admin.query(
      `insert into estate.customizations (site_id, product_id, position, type, input_type, is_required)
       select 1, product_id, $2, 'SIMPLE', 'TEXT', $3 from estate.declinations where site_id = 1 and id = $1`,
      [sold.shop.bottle, isRequired ? 1 : 0, isRequired],
    )
  await ask(false)
  expect((await sold.ask(`/order/${sold.order.publicId}/reorder`)).data.missing).toEqual([])
  await ask(true)
  const { data } = await sold.ask(`/order/${sold.order.publicId}/reorder`)
  expect(data.missing).toMatchObject([{ why: 'choose', quantity: 0 }])
  expect(data.cart.products).toEqual([])
})

test('a strange order, and a strange cart, are missing ones', async () => {
  const sold = await sellOrder({ quantity: 1 })
  expect((await sold.ask(`/order/${sold.order.id}/reorder`)).code).toBe('order-not-found')
  const stranger = await signInAs(sold.shop, { siteId: 1, role: 'CUSTOMER' })
  const headers = { authorization: stranger.token }
  const theirs = await sold.ask(`/cart/new/product/${sold.shop.bottle}`, { payload: { quantity: 1 }, headers })
  const answer = await sold.ask(`/order/${sold.order.publicId}/reorder`, { payload: { idCart: theirs.data.id } })
  expect(answer.code).toBe('cart-not-found')
})
