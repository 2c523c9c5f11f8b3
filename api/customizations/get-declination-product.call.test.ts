import { expect, test } from 'vitest'
import { openCustomizedShop } from '#tests/support/customized-shop.ts'

test('a declination says which product it is one of, in its own estate only', async () => {
  const { get, product } = await openCustomizedShop()
  const path = `/declination/${product.declinationId}/product`
  expect(await get(path)).toMatchObject({ status: 200, data: { id: product.productId } })
  expect(await get(path, { host: 'coteaux.localhost' })).toMatchObject({ status: 404, code: 'declination-not-found' })
  expect(await get('/declination/999999/product')).toMatchObject({ status: 404, code: 'declination-not-found' })
})
