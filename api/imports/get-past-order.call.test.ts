import { expect, test } from 'vitest'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import { openImports } from '#tests/support/test-imports.ts'

const ORDERS = [
  'order_number,order_date,status,billing_email,billing_first_name,billing_last_name,order_total,shipping_total,line_items',
  '1001,2022-11-20 14:05:00,wc-completed,Lea@Example.org,Léa,Petit,84.50,6.50,"name:Les Galets|sku:G19|quantity:6|total:78.00"',
  '1002,pas une date,completed,lea@example.org,Léa,Petit,10,0,',
].join('\n')

test('past orders are history: shown with their articles, in no stock, invoice, mail or books', async () => {
  const { bring, ask, shop, undo } = await openImports()
  const count = async () => {
    const { rows } = await shop.admin.query(
      `select (select count(*)::integer from estate.orders) as orders, (select count(*)::integer from estate.invoices) as invoices,
         (select count(*)::integer from estate.mails) as mails, (select count(*)::integer from estate.stock_movements) as moves`,
    )
    return rows[0]
  }
  const before = await count()
  const told = await bring(ORDERS)
  expect(told).toMatchObject({ kind: 'ORDERS', source: 'WOOCOMMERCE', added: 1, refused: 1 })
  expect(told.notes).toMatchObject([{ line: 3, column: 'order_date', value: 'pas une date' }])
  const { data } = await ask('/admin/past-order')
  expect(data.pastOrders).toMatchObject([{ reference: '1001', email: 'lea@example.org', total: 84.5, articles: 6 }])
  const one = await ask(`/admin/past-order/${data.pastOrders[0].id}`)
  expect(one.data.pastOrder).toMatchObject({
    orderedAt: expect.stringContaining('2022-11-20'),
    status: 'completed',
    shipping: 6.5,
    lines: [{ name: 'Les Galets', reference: 'G19', quantity: 6, total: 78 }],
  })
  expect(await count()).toEqual(before)
  await expectBalanced(shop)
  expect(await bring(ORDERS)).toMatchObject({ added: 0, same: 1 })
  await undo(told.id)
  expect((await ask('/admin/past-order')).data.total).toBe(0)
})

test('one line an article makes one order of several lines, with the customer who is known', async () => {
  const { bring, ask, shop } = await openImports()
  const { rows } = await shop.admin.query(
    `select id, email from estate.users where site_id = 1 and role = 'CUSTOMER' limit 1`,
  )
  const told = await bring(
    `Commande;Date;Email;Article;Quantité;Total ligne\nA7;20/11/2022;${rows[0].email};Rouge;2;20\nA7;20/11/2022;${rows[0].email};Blanc;1;9,50\n`,
  )
  expect(told).toMatchObject({ kind: 'ORDERS', added: 2 })
  const { data } = await ask(`/admin/past-order?idUser=${rows[0].id}`)
  expect(data.pastOrders).toMatchObject([{ reference: 'A7', total: 29.5, articles: 3 }])
})

test('one of another estate is unknown', async () => {
  const { bring, ask, shop } = await openImports()
  await bring(ORDERS)
  const { data } = await ask('/admin/past-order')
  const neighbour = await openImports({ shop, siteId: 3 })
  expect(await neighbour.ask(`/admin/past-order/${data.pastOrders[0].id}`)).toMatchObject({ status: 404 })
})
