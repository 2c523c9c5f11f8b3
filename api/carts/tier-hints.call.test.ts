import { expect, test } from 'vitest'
import { createTestCart, type TestCart } from '#tests/support/test-cart.ts'

/** Red and white, a tenth off from six and a fifth off from twelve on, together or each for itself. */
async function addTiers({ admin, red, white }: TestCart, { isMixable }: { isMixable: boolean }): Promise<void> {
  const { rows } = await admin.query(
    'insert into estate.decreasing_sets (site_id, is_mixable) values (1, $1) returning id',
    [isMixable],
  )
  await admin.query(
    `insert into estate.decreasing_discounts (site_id, set_id, min_quantity, type, amount)
     values (1, $1, 6, 'PERCENT', 1000), (1, $1, 12, 'PERCENT', 2000)`,
    [rows[0].id],
  )
  await admin.query(
    `update estate.products set decreasing_set_id = $1 where site_id = 1 and id in (
       select product_id from estate.declinations where site_id = 1 and id = any($2))`,
    [rows[0].id, [red, white]],
  )
}

interface Told {
  products: { tierHint?: string }[]
}

/** With plain spaces, so that they can be read here. */
const hints = ({ data }: { data: Told }) => data.products.map(({ tierHint }) => tierHint?.replaceAll(/\s/g, ' '))

test('wines of a mixable set say with whom they reach a tier, and how little is missing for the next', async () => {
  const test = await createTestCart()
  await addTiers(test, { isMixable: true })
  const first = await test.add({ id: test.red, quantity: 3 })
  expect(hints(first)).toEqual(['Encore 3 bouteilles pour 9,00 € pièce, à panacher avec La Perrine.'])
  const cart = first.data.id
  expect(hints(await test.add({ id: test.white, quantity: 3, cart }))).toEqual([
    'Tarif dès 6 bouteilles appliqué, avec La Perrine.',
    'Tarif dès 6 bouteilles appliqué, avec Les Aubépines.',
  ])
  expect(hints(await test.add({ id: test.white, quantity: 5, cart }))).toEqual([
    'Encore 1 bouteille pour 8,00 € pièce, à panacher avec La Perrine.',
    'Encore 1 bouteille pour 16,00 € pièce, à panacher avec Les Aubépines.',
  ])
  expect(hints(await test.refresh(cart, { as: { lang: 'en' } }))).toEqual([
    '1 more bottle for €8.00 each, to mix with La Perrine.',
    '1 more bottle for €16.00 each, to mix with Les Aubépines.',
  ])
  const whole = await test.add({ id: test.red, quantity: 9, cart, as: { lang: 'en' } })
  expect(hints(whole)).toEqual(['Price from 12 bottles applied.', 'Price from 12 bottles applied, with Les Aubépines.'])
})

test('wines that count for themselves name nobody, and send nobody after bottles that are not there', async () => {
  const test = await createTestCart()
  await addTiers(test, { isMixable: false })
  const first = await test.add({ id: test.red, quantity: 4 })
  const cart = first.data.id
  expect(hints(await test.add({ id: test.white, quantity: 6, cart }))).toEqual([
    'Encore 2 bouteilles pour 9,00 € pièce.',
    'Tarif dès 6 bouteilles appliqué.',
  ])
  await test.stock(test.red, 5)
  expect(hints(await test.refresh(cart))).toEqual([undefined, 'Tarif dès 6 bouteilles appliqué.'])
})

test('another vintage or format of the same wine is told apart by them', async () => {
  const test = await createTestCart()
  await addTiers(test, { isMixable: true })
  const { rows } = await test.admin.query(
    `update estate.declinations set quantity = 36, sell_by_multiple_of = 1
     where site_id = 1 and reference = 'AUB-2022-75' returning id`,
  )
  const { data } = await test.add({ id: test.red, quantity: 3 })
  expect(hints(await test.add({ id: rows[0].id, quantity: 3, cart: data.id }))).toEqual([
    'Tarif dès 6 bouteilles appliqué, avec Les Aubépines 2022.',
    'Tarif dès 6 bouteilles appliqué, avec Les Aubépines 2020 (magnum).',
  ])
})

test('what has no tiers, or cannot be had, says nothing', async () => {
  const test = await createTestCart()
  const plain = await test.add({ id: test.red, quantity: 6 })
  expect(plain.data.products[0]).not.toHaveProperty('tierHint')
  await addTiers(test, { isMixable: true })
  await test.stock(test.red, 0)
  expect(hints(await test.refresh(plain.data.id))).toEqual([undefined])
})
