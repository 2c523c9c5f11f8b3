import { expect, test } from 'vitest'
import { createTestCart, type TestCart } from '#tests/support/test-cart.ts'

async function declinationOf({ admin }: TestCart, reference: string): Promise<number> {
  const { rows } = await admin.query(
    'select id from estate.declinations where site_id = 1 and reference like $1 order by id limit 1',
    [`${reference}%`],
  )
  return rows[0].id
}

test('the bottles of a parcel and what its rules still ask', async () => {
  const { add, refresh, setParameter, white } = await createTestCart()
  const { data } = await add({ id: white, quantity: 4 })
  const rule = { count: 4, minimum: 6, maximum: null, multiple: null, missing: 2, excess: 0 }
  expect(data).toMatchObject({ needsDelivery: true, hasAlcohol: true, bottles: rule, freeShipping: null })
  await setParameter('MINIMUM_EXPEDITION_BOTTLE', '3')
  expect((await refresh(data.id)).data.bottles).toEqual({ ...rule, minimum: 3, missing: 0 })
  await setParameter('BOTTLE_MULTIPLE', '3')
  expect((await refresh(data.id)).data.bottles).toEqual({ ...rule, minimum: 3, multiple: 3, missing: 2 })
  await setParameter('MAXIMUM_EXPEDITION_BOTTLE', '5')
  expect((await refresh(data.id)).data.bottles).toMatchObject({ maximum: 5, missing: 0, excess: 1 })
})

test('a magnum is one bottle, or two by capacity; a case is what is in it', async () => {
  const test = await createTestCart()
  const { data } = await test.add({ id: test.red, quantity: 3 })
  const box = await declinationOf(test, 'CAI')
  expect((await test.add({ id: box, quantity: 1, cart: data.id })).data.bottles).toMatchObject({ count: 4 })
  await test.setParameter('BOTTLE_COUNT_BY_CAPACITY', 'true')
  expect((await test.refresh(data.id)).data.bottles).toMatchObject({ count: 12 })
})

test('free delivery by bottles or by price, whichever is nearer', async () => {
  const { add, refresh, setParameter, white } = await createTestCart()
  const { data } = await add({ id: white, quantity: 6 })
  await setParameter('FREE_SHIPPING_BOTTLE', '24')
  expect((await refresh(data.id)).data.freeShipping).toEqual({
    isReached: false,
    missingBottles: 18,
    missingPrice: null,
  })
  await setParameter('FREE_SHIPPING_PRICE', '150,50')
  expect((await refresh(data.id)).data.freeShipping).toEqual({
    isReached: false,
    missingBottles: null,
    missingPrice: 30.5,
  })
  expect((await add({ id: white, quantity: 2, cart: data.id })).data.freeShipping).toEqual({
    isReached: true,
    missingBottles: null,
    missingPrice: 0,
  })
})

test('gift cards need no delivery, glasses no rule of bottles', async () => {
  const test = await createTestCart()
  await test.setParameter('FREE_SHIPPING_PRICE', '10')
  const card = await test.add({ id: await declinationOf(test, 'CAR'), quantity: 1 })
  expect(card.data).toMatchObject({ needsDelivery: false, hasAlcohol: false, bottles: null, freeShipping: null })
  const corkscrew = await test.add({ id: await declinationOf(test, 'TIR'), quantity: 1, cart: card.data.id })
  expect(corkscrew.data).toMatchObject({ needsDelivery: true, hasAlcohol: false, bottles: null })
})

test('what cannot be had is not counted', async () => {
  const { add, refresh, stock, white } = await createTestCart()
  const { data } = await add({ id: white, quantity: 6 })
  await stock(white, 0)
  expect((await refresh(data.id)).data).toMatchObject({ needsDelivery: false, bottles: null })
})
