import { expect, test } from 'vitest'
import { CUSTOMIZATION_STEPS, openCustomizedShop } from '#tests/support/customized-shop.ts'
import { addCustomizedProduct } from '#tests/support/test-customizations.ts'

test('thirty characters cost what the threshold of sixteen says', async () => {
  const { price, words } = await openCustomizedShop()
  const { status, data } = await price([{ id: words, text: 'é'.repeat(30) }])
  expect([status, data]).toEqual([200, { price: 39, customizations: [{ id: words, price: 6 }], total: 45 }])
  expect((await price([{ id: words, text: 'é'.repeat(31) }])).data.total).toBe(48)
  expect((await price([{ id: words, text: '   ' }])).data).toEqual({ price: 39, customizations: [], total: 39 })
})

test('a share is one of the price after its reduction, rounded half up', async () => {
  const { price, photo, admin } = await openCustomizedShop({ priceCents: 3_999, discount: 1_000 })
  const file = 'c'.repeat(32)
  await admin.query(
    `insert into estate.customization_files (site_id, id, customization_id, filename, mime_type, bytes, width, height, created_at)
     values (1, $1, $2, 'a.jpg', 'image/jpeg', 1, 1, 1, now())`,
    [file, photo],
  )
  // 39.99 less 10 % is 35.99 (4.00 off), and a tenth of that 3.60.
  const { data } = await price([{ id: photo, file }])
  expect(data).toEqual({ price: 35.99, customizations: [{ id: photo, price: 3.6 }], total: 39.59 })
})

test('costs add up in whole cents, each answer by itself', async () => {
  const { price, wood, words, wrap } = await openCustomizedShop()
  const { data } = await price([
    { id: wrap, checkbox: true },
    { id: words, text: 'Joyeux Noël' },
    { id: wood, select: { key: 'oak', value: 'Chêne' } },
  ])
  expect(data).toEqual({
    price: 39,
    customizations: [
      { id: wood, price: 5 },
      { id: words, price: 4 },
      { id: wrap, price: 2 },
    ],
    total: 50,
  })
})

test('what must be answered may still be missing while it is being asked', async () => {
  const { price } = await openCustomizedShop()
  expect((await price([])).data).toEqual({ price: 39, customizations: [], total: 39 })
})

test('wrong answers are named one by one, in the caller’s language', async () => {
  const { price, wood, words, photo } = await openCustomizedShop()
  const wrong = [
    { id: wood, select: { key: 'iron' } },
    { id: words, text: 'a'.repeat(41) },
    { id: photo, file: 'd'.repeat(32) },
    { id: 999_999, checkbox: true },
  ]
  const answer = await price(wrong)
  expect([answer.status, answer.code, answer.errors]).toEqual([
    400,
    'invalid-input',
    {
      [`customizations.${wood}`]: 'Possible values: pine, oak.',
      [`customizations.${words}`]: 'At most 40 characters.',
      [`customizations.${photo}`]: 'Choose a file first.',
      'customizations.999999': 'This field does not exist.',
    },
  ])
  const french = await price([{ id: words, text: 'a'.repeat(41) }], { headers: { userlang: 'fr' } })
  expect(french.errors).toEqual({ [`customizations.${words}`]: 'Au plus 40 caractères.' })
  const twice = await price([
    { id: words, text: 'a' },
    { id: words, text: 'b' },
  ])
  expect(twice.errors).toEqual({ [`customizations.${words}`]: 'This field is expected only once.' })
})

test('questions of another product are unknown to this one', async () => {
  const { price, ...test } = await openCustomizedShop()
  const other = await addCustomizedProduct(test.admin, { siteId: 1, priceCents: 100, steps: CUSTOMIZATION_STEPS })
  const id = other.questionIds[2] ?? 0
  expect((await price([{ id, checkbox: true }])).errors).toEqual({
    [`customizations.${id}`]: 'This field does not exist.',
  })
})

test('a declination of another product, another estate or nobody has no price', async () => {
  const { price, product, ...test } = await openCustomizedShop()
  const other = await addCustomizedProduct(test.admin, { siteId: 1, priceCents: 100, steps: [] })
  const refused = { status: 404, code: 'declination-not-found' }
  expect(await price([], { at: { ...product, declinationId: other.declinationId } })).toMatchObject(refused)
  expect(await price([], { at: { ...product, productId: other.productId } })).toMatchObject(refused)
  expect(await price([], { at: { ...product, declinationId: 999_999 } })).toMatchObject(refused)
  expect(await price([], { at: product, headers: { host: 'coteaux.localhost' } })).toMatchObject(refused)
})

test('where prices are hidden or nothing is sold online, none is told', async () => {
  const { price, admin } = await openCustomizedShop()
  const refused = { status: 409, code: 'product-not-for-sale' }
  await admin.query(`update estate.parameters set value = 'true' where site_id = 1 and type = 'HIDE_PRODUCT_PRICES'`)
  expect(await price([])).toMatchObject(refused)
  const shown = await addCustomizedProduct(admin, { siteId: 2, priceCents: 100, steps: [] })
  expect(await price([], { at: shown, headers: { host: 'vitrine.localhost' } })).toMatchObject(refused)
})
