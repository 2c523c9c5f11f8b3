import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { insertOrder } from '#tests/support/test-order.ts'

test('a list of orders tells what the estate needs at a glance', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const { id } = await insertOrder(shop.admin, { lines: [{ quantity: 6 }, { quantity: 2, isAlcohol: true }] })
  const { data } = await owner.ask('/admin/orders')
  expect(data.total).toBe(1)
  expect(data.orders[0]).toMatchObject({
    id,
    reference: `C-${String(id).padStart(6, '0')}`,
    customer: 'Jeanne Moreau',
    email: 'jeanne@example.com',
    total: 100,
    fulfilment: 'PAID',
    money: 'PAID',
    deliveryType: 'DELIVERY',
    carrier: 'Vinéo Express',
    place: 'Paris',
    bottles: 8,
    notes: 0,
  })
})

test('boxes count by the wine that lies in them, glasses not at all', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const { rows } = await shop.admin.query(
    `select declinations.id, product_id, (select sum(part.quantity)::integer from estate.box_components part
         join estate.declinations component on component.site_id = 1 and component.id = part.component_id
         join estate.products owner on owner.site_id = 1 and owner.id = component.product_id and owner.type = 'WINE'
         where part.site_id = 1 and part.box_id = declinations.id) as bottles
     from estate.declinations join estate.products on products.site_id = 1 and products.id = product_id
     where declinations.site_id = 1 and products.type = 'BOX' order by bottles desc nulls last limit 1`,
  )
  const [box] = rows
  const { rows: others } = await shop.admin.query(
    `select id from estate.products where site_id = 1 and type = 'OTHER' limit 1`,
  )
  const { id } = await insertOrder(shop.admin, {
    lines: [
      { quantity: 2, productId: box.product_id },
      { quantity: 3, productId: others[0].id, isAlcohol: false },
    ],
  })
  await shop.admin.query('update estate.order_lines set declination_id = $1 where order_id = $2 and position = 0', [
    box.id,
    id,
  ])
  expect((await owner.ask('/admin/orders')).data.orders[0].bottles).toBe(2 * box.bottles)
})

test('orders are found by state, day, carrier, place, customer, product, and by number, name or mail', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const old = await insertOrder(shop.admin, {
    status: 'SHIPPED',
    firstname: 'Zoé',
    email: 'zoe@example.org',
    columns: { carrier_id: 2 },
    lines: [{ productId: 3 }],
    now: new Date('2026-03-01T23:30:00Z'),
  })
  const fetched = await insertOrder(shop.admin, {
    discountCode: 'NOEL',
    columns: {
      delivery_type: 'CLICK_AND_COLLECT',
      collect_address_id: 1,
      collect_from: new Date('2026-12-01T09:00:00Z'),
    },
  })
  const found = async (query: string) => {
    const { data } = await owner.ask(`/admin/orders?orderBy=createdAt&${query}`)
    return data.orders.map(({ id }: { id: number }) => id)
  }
  expect(await found('')).toEqual([old.id, fetched.id])
  expect(await found('fulfilment=SHIPPED,DELIVERED')).toEqual([old.id])
  expect(await found('money=df:PAID')).toEqual([])
  expect(await found('until=2026-03-02&from=2026-03-02')).toEqual([old.id])
  expect(await found('until=2026-03-01')).toEqual([])
  expect(await found('idCarrier=2')).toEqual([old.id])
  expect(await found('email=zoe@example.org')).toEqual([old.id])
  expect(await found('deliveryType=CLICK_AND_COLLECT&idPlace=1')).toEqual([fetched.id])
  expect(await found('collectFrom=2026-12-01&collectUntil=2026-12-01')).toEqual([fetched.id])
  expect(await found('idProduct=3')).toEqual([old.id])
  expect(await found('discountCode=NOEL')).toEqual([fetched.id])
  expect(await found('search=zoé%20example.org')).toEqual([old.id])
  expect(await found(`search=c-${String(fetched.id).padStart(6, '0')}`)).toEqual([fetched.id])
  expect(await found('total=gte:1000')).toEqual([])
})
