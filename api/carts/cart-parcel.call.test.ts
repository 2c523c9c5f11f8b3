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
  expect((await test.add({ id: box, quantity: 1, cart: data.id })).data.bottles).toMatchObject({ count: 9 })
  await test.setParameter('BOTTLE_COUNT_BY_CAPACITY', 'true')
  expect((await test.refresh(data.id)).data.bottles).toMatchObject({ count: 12 })
})

test.each([
  ['CAI', 1, 6],
  ['CAI', 6, 36],
  ['DEC', 2, 6],
  ['RIV', 1, 6],
  ['VER', 2, 6],
])('%s, %i of them: %i bottles that can leave', async (reference, quantity, count) => {
  const test = await createTestCart()
  await test.admin.query('update estate.declinations set quantity = 60 where site_id = 1')
  const { data } = await test.add({ id: await declinationOf(test, reference), quantity })
  expect(data.bottles).toMatchObject({ count, minimum: 6, missing: 0, excess: 0 })
})

test('glasses in a box are no bottles, and a box of nothing else knows no minimum', async () => {
  const test = await createTestCart()
  const box = await declinationOf(test, 'DEC')
  const glasses = await declinationOf(test, 'VRE')
  await test.admin.query(
    'insert into estate.box_components (site_id, box_id, component_id, quantity) values (1, $1, $2, 2)',
    [box, glasses],
  )
  const { data } = await test.add({ id: box, quantity: 1 })
  expect(data.bottles).toMatchObject({ count: 3, missing: 3 })
  await test.admin.query('delete from estate.box_components where site_id = 1 and box_id = $1 and component_id <> $2', [
    box,
    glasses,
  ])
  expect((await test.refresh(data.id)).data).toMatchObject({ needsDelivery: true, bottles: null })
})

test('a box without listed contents is what it is sold by', async () => {
  const test = await createTestCart()
  const box = await declinationOf(test, 'CAI')
  await test.admin.query('delete from estate.box_components where site_id = 1 and box_id = $1', [box])
  await test.stock(box, 12)
  await test.multiple(box, 3)
  expect((await test.add({ id: box, quantity: 3 })).data.bottles).toMatchObject({ count: 9 })
})

test('half bottles are bottles in a parcel, and half of one towards free delivery', async () => {
  const test = await createTestCart()
  await test.setParameter('FREE_SHIPPING_BOTTLE', '12')
  const half = await declinationOf(test, 'AUB-2022-37')
  await test.stock(half, 6)
  const { data } = await test.add({ id: half, quantity: 6 })
  expect(data).toMatchObject({ bottles: { count: 6, missing: 0 }, freeShipping: { missingBottles: 9 } })
  const box = await declinationOf(test, 'CAI')
  const withCase = { bottles: { count: 12, missing: 0 }, freeShipping: { missingBottles: 8 } }
  expect((await test.add({ id: box, quantity: 1, cart: data.id })).data).toMatchObject(withCase)
  await test.setParameter('BOTTLE_COUNT_BY_CAPACITY', 'true')
  expect((await test.refresh(data.id)).data).toMatchObject({ ...withCase, bottles: { count: 9, missing: 0 } })
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
