import { expect, test } from 'vitest'
import { openOffice } from '#tests/support/test-office.ts'

test('a discount reduces whatever has it, at once, and is not removed while it does', async () => {
  const { ask, shopAsks } = await openOffice()
  const { data } = await ask('POST /admin/discount', { type: 'PERCENT', amount: 10 })
  const { id } = data.discount
  const [row] = (await ask('GET /admin/declination?productId=1')).data.declinations
  await ask(`PUT /admin/declination/${row.id}`, { version: row.version, discountId: id })
  const final = async () =>
    (await shopAsks('/v2/product/1')).declination.find((one: { id: number }) => one.id === row.id).finalPrice
  expect(await final()).toBeCloseTo(row.price * 0.9, 2)
  await ask(`PUT /admin/discount/${id}`, { version: 1, amount: 50 })
  expect(await final()).toBeCloseTo(row.price / 2, 2)
  expect((await ask(`DELETE /admin/discount/${id}`, { version: 2 })).code).toBe('still-used')
  const tooMuch = await ask(`PUT /admin/discount/${id}`, { version: 2, amount: 101 })
  expect(Object.keys(tooMuch.errors)).toEqual(['amount'])
})

test('prices by quantity are shown on the page of what has them', async () => {
  const { ask, shopAsks } = await openOffice()
  const tiers = [
    { minQuantity: 6, type: 'PERCENT', amount: 5 },
    { minQuantity: 12, type: 'EURO', amount: 1.5 },
  ]
  const { data } = await ask('POST /admin/tier-set', { tiers })
  const { id } = data.tierSet
  const { version } = (await ask('GET /admin/product/2')).data.product
  await ask('PUT /admin/product/2', { version, tierSetId: id })
  expect((await shopAsks('/v2/product/2')).decreasingDiscounts).toMatchObject(tiers)
  const twice = await ask(`PUT /admin/tier-set/${id}`, { version: 1, tiers: [tiers[0], tiers[0]] })
  expect(Object.keys(twice.errors)).toEqual(['tiers.1.minQuantity'])
  expect((await ask(`DELETE /admin/tier-set/${id}`, { version: 1 })).code).toBe('still-used')
})
