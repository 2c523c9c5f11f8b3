import { expect, test } from 'vitest'
import { createTestCart, type TestCart } from '#tests/support/test-cart.ts'

/** A shop whose parcels may hold any number of bottles. */
async function openShop() {
  const shop = await createTestCart()
  await shop.setParameter('MINIMUM_EXPEDITION_BOTTLE', '0')
  return shop
}

const validate = (
  { ask }: TestCart,
  { idCart, as = {} }: { idCart: unknown; as?: Parameters<TestCart['ask']>[0]['as'] },
) => ask({ method: 'POST', path: '/order/validate', payload: { idCart }, as: { lang: 'en', ...as } })

test('a cart that can be ordered has no obstacle, and says what it asks of its buyer', async () => {
  const shop = await openShop()
  const { data } = await shop.add({ id: shop.red, quantity: 2 })
  expect((await validate(shop, { idCart: data.id })).data).toEqual({
    isValid: true,
    obstacles: [],
    needsDelivery: true,
    hasAlcohol: true,
  })
})

test('a cart with nothing in it is no order', async () => {
  const shop = await openShop()
  const { data } = await shop.add({ id: shop.red, quantity: 1 })
  const [line] = data.products
  await shop.remove({ cart: data.id, line })
  expect((await validate(shop, { idCart: data.id })).data).toEqual({
    isValid: false,
    obstacles: [{ kind: 'empty', idCartProduct: null, message: 'The cart is empty.' }],
    needsDelivery: false,
    hasAlcohol: false,
  })
})

test('what has gone meanwhile is named line by line, and the cart stays as it is', async () => {
  const shop = await openShop()
  const { data } = await shop.add({ id: shop.red, quantity: 6 })
  const filled = (await shop.add({ id: shop.white, quantity: 2, cart: data.id })).data
  const lineOf = (id: number) => filled.products.find((line: { id: number }) => line.id === id).idCartProduct
  await shop.stock(shop.red, 5)
  await shop.withdraw(shop.white)
  const asked = (await validate(shop, { idCart: data.id })).data
  expect(asked).toMatchObject({ isValid: false })
  expect(asked.obstacles).toEqual([
    { kind: 'stock', idCartProduct: lineOf(shop.red), message: expect.stringContaining('not enough left') },
    { kind: 'line-unavailable', idCartProduct: lineOf(shop.white), message: expect.stringContaining('no longer') },
  ])
  expect(await shop.linesOf(data.id)).toHaveLength(2)
  await shop.stock(shop.red, 6)
  await shop.withdraw(shop.white, { isValid: true })
  expect((await validate(shop, { idCart: data.id })).data.isValid).toBe(true)
})

test('the parcel has as many bottles as the estate asks for', async () => {
  const shop = await openShop()
  await shop.setParameter('MINIMUM_EXPEDITION_BOTTLE', '6')
  const { data } = await shop.add({ id: shop.white, quantity: 5 })
  expect((await validate(shop, { idCart: data.id })).data.obstacles).toEqual([
    { kind: 'too-few-bottles', idCartProduct: null, message: 'Add 1 bottle so that the parcel can leave.' },
  ])
  expect((await validate(shop, { idCart: data.id, as: { lang: 'fr' } })).data.obstacles[0].message).toBe(
    'Ajoutez 1 bouteille pour que le colis puisse partir.',
  )
  await shop.add({ id: shop.white, quantity: 1, cart: data.id })
  expect((await validate(shop, { idCart: data.id })).data.isValid).toBe(true)
})

test('a case of six is a parcel of six bottles, and six cases are too many for one of 24', async () => {
  const shop = await openShop()
  await shop.setParameter('MINIMUM_EXPEDITION_BOTTLE', '6')
  await shop.setParameter('MAXIMUM_EXPEDITION_BOTTLE', '24')
  await shop.admin.query('update estate.declinations set quantity = 60 where site_id = 1')
  const { rows } = await shop.admin.query(
    `select id from estate.declinations where site_id = 1 and reference like 'CAI%'`,
  )
  const { data } = await shop.add({ id: rows[0].id, quantity: 1 })
  expect((await validate(shop, { idCart: data.id })).data).toMatchObject({ isValid: true, obstacles: [] })
  await shop.add({ id: rows[0].id, quantity: 5, cart: data.id })
  expect((await validate(shop, { idCart: data.id })).data.obstacles).toMatchObject([
    { kind: 'too-many-bottles', message: expect.stringContaining('12 bottles') },
  ])
})

test('a cart of another customer, another estate or nobody is not found', async () => {
  const shop = await openShop()
  const [mine, other] = await Promise.all([shop.signIn(1, 'CUSTOMER'), shop.signIn(1, 'CUSTOMER')])
  const { data } = await shop.add({ id: shop.red, quantity: 1, cart: 'new', as: { token: mine } })
  const refused = { status: 404, code: 'cart-not-found' }
  expect(await validate(shop, { idCart: data.id })).toMatchObject(refused)
  expect(await validate(shop, { idCart: data.id, as: { token: other } })).toMatchObject(refused)
  expect(await validate(shop, { idCart: data.id, as: { token: mine, site: 3 } })).toMatchObject(refused)
  expect(await validate(shop, { idCart: '0'.repeat(32) })).toMatchObject(refused)
  expect((await validate(shop, { idCart: data.id, as: { token: mine } })).data.isValid).toBe(true)
  expect((await validate(shop, { idCart: 'mine' })).errors).toHaveProperty('idCart')
  expect((await validate(shop, { idCart: undefined })).errors).toEqual({ idCart: 'This field is required.' })
})
