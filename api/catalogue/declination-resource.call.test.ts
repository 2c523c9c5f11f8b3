import { expect, test } from 'vitest'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import { openOffice } from '#tests/support/test-office.ts'
import { openShop, orderBottles } from '#tests/support/test-shop.ts'

const PATH = '/admin/declination'

test('a cell of the sheet is changed by the version of its row, and the shop shows it on the next request', async () => {
  const { ask, shop, shopAsks } = await openOffice()
  const { declinations } = (await ask(`GET ${PATH}?productId=1`)).data
  const [row] = declinations
  await shopAsks('/v2/product?nbItem=5')
  const changed = await ask(`PUT ${PATH}/${row.id}`, { version: row.version, ownPrice: 9.9 })
  expect(changed.data.declination).toMatchObject({ ownPrice: 9.9, price: 9.9, version: row.version + 1 })
  const shown = (await shopAsks('/v2/product/1')).declination.find(({ id }: { id: number }) => id === row.id)
  expect(shown.price).toBe(9.9)
  expect((await ask(`PUT ${PATH}/${row.id}`, { version: row.version, ownPrice: 1 })).code).toBe('changed-meanwhile')
  await expectBalanced(shop)
})

test('every price a declination ever had is remembered, and lists follow the lowest', async () => {
  const { ask, shop, shopAsks } = await openOffice()
  let { version } = (await ask(`GET ${PATH}/1`)).data.declination
  for (const ownPrice of [1.5, 1.5, 20, 0.5]) {
    await ask(`PUT ${PATH}/1`, { version, ownPrice })
    version += 1
  }
  const { rows } = await shop.admin.query(
    'select price_cents from estate.price_changes where site_id = 1 and declination_id = 1 order by id',
  )
  expect(rows.map(({ price_cents }) => price_cents).slice(-3)).toEqual([150, 2_000, 50])
  expect((await shopAsks('/v2/product?nbItem=1')).products[0]).toMatchObject({ id: 1, price: 0.5 })
})

test('stock is told and cannot be typed', async () => {
  const { ask, shop } = await openOffice()
  const [row] = (await ask(`GET ${PATH}?productId=1`)).data.declinations
  const { rows } = await shop.admin.query('select quantity from estate.declinations where site_id = 1 and id = $1', [
    row.id,
  ])
  expect(row.quantity).toBe(rows[0].quantity)
  const { status, errors } = await ask(`PUT ${PATH}/${row.id}`, { version: row.version, quantity: 5 })
  expect([status, Object.keys(errors)]).toEqual([400, ['quantity']])
  const { data } = await ask(`POST ${PATH}`, { productId: 1, reference: 'NEUF' })
  expect(data.declination).toMatchObject({ quantity: 0, reserved: 0, available: 0 })
  await expectBalanced(shop)
})

test('the lowest price of thirty days is told beside the price, as long as it counts', async () => {
  const { ask, shop } = await openOffice()
  const { data } = await ask(`POST ${PATH}`, { productId: 1, ownPrice: 20 })
  const { id } = data.declination
  const past = async (cents: number, days: number) =>
    shop.admin.query(
      `insert into estate.price_changes (site_id, declination_id, price_cents, changed_at)
       values (1, $1, $2, now() - make_interval(days => $3))`,
      [id, cents, days],
    )
  await past(1_000, 90)
  await past(1_500, 40)
  const lowest = async () => (await ask(`GET ${PATH}/${id}`)).data.declination.lowestPrice
  // Fifteen euros were asked until now: they began before the thirty days and lasted into them.
  expect(await lowest()).toBe(15)
  await past(1_900, 31)
  expect(await lowest()).toBe(19)
})

test('what is wrong is said beside its field', async () => {
  const { ask } = await openOffice()
  const box = (await ask(`GET ${PATH}?type=BOX`)).data.declinations[0]
  const { vintages } = (await ask('GET /admin/product/2')).data.product
  const [row] = (await ask(`GET ${PATH}?productId=1`)).data.declinations
  const wrong: [object, string][] = [
    [{ vintageId: vintages[0].id }, 'vintageId'],
    [{ productId: 2, vintageId: vintages[0].id }, 'productId'],
    [{ gtin: '3760000000001' }, 'gtin'],
    [{ reference: box.reference }, 'reference'],
    [{ capacity: 75, capacityUnit: null }, 'capacityUnit'],
    [{ components: [{ declinationId: 2, quantity: 1 }] }, 'components'],
    [{ discountId: 987_654 }, 'discountId'],
    [{ giftAmounts: [{ least: 20, most: 10 }] }, 'giftAmounts.0.most'],
  ]
  for (const [fields, field] of wrong) {
    const { status, errors } = await ask(`PUT ${PATH}/${row.id}`, { version: row.version, ...fields })
    expect([status, Object.keys(errors ?? {})], field).toEqual([400, [field]])
  }
  const nested = await ask(`POST ${PATH}`, {
    productId: box.productId,
    components: [{ declinationId: box.id, quantity: 1 }],
  })
  expect(Object.keys(nested.errors)).toEqual(['components.0.declinationId'])
})

test('several rows are set alike', async () => {
  const { ask, shopAsks } = await openOffice()
  const ids = (await ask(`GET ${PATH}?productId=1`)).data.declinations.map(({ id }: { id: number }) => id)
  expect((await ask(`PUT ${PATH}`, { ids, set: { ownPrice: 7 } })).data).toEqual({ changed: ids.length })
  const prices = (await shopAsks('/v2/product/1')).declination.map(({ price }: { price: number }) => price)
  expect(prices).toEqual(ids.map(() => 7))
})

test('what orders hold, what was sold and what lies in a box is not removed', async () => {
  const open = await openShop()
  const { ask, shop } = await openOffice(open)
  await orderBottles(open, 2)
  await shop.admin.query('update estate.declinations set quantity = 0, reserved = 0 where id = $1', [open.bottle])
  expect((await ask(`DELETE ${PATH}/${open.bottle}`, { version: 1 })).code).toBe('stock-left')
  const { data } = await ask(`POST ${PATH}`, { productId: 1, reference: 'SEULE' })
  const { id } = data.declination
  const box = (await ask('GET /admin/product?type=BOX')).data.products[0]
  await ask(`POST ${PATH}`, { productId: box.id, components: [{ declinationId: id, quantity: 6 }] })
  expect((await ask(`DELETE ${PATH}/${id}`, { version: 1 })).code).toBe('still-used')
  const { data: loose } = await ask(`POST ${PATH}`, { productId: 1 })
  expect((await ask(`DELETE ${PATH}/${loose.declination.id}`, { version: 1 })).status).toBe(200)
})
