import { expect, test } from 'vitest'
import { isShopPath } from './shop-paths.ts'

test('wine list, products, wines, cart and orders belong to the shop', () => {
  const shop = [
    '/nos-vins',
    '/cart',
    '/cart/payment',
    '/order/success',
    '/payment/test/0a',
    '/products/search',
    '/wines/clos/3/2020',
    '/composer-un-carton',
    '/compose-a-case',
  ]
  expect(shop.every(isShopPath)).toBe(true)
})

test('the rest of the site does not', () => {
  expect(
    ['/', '/notre-domaine', '/nos-partenaires', '/account/orders', '/winery', '/carte'].filter(isShopPath),
  ).toEqual([])
})
