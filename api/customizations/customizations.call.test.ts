import type { Pool, PoolClient } from 'pg'
import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { addCustomizedProduct, type GivenStep } from '#tests/support/test-customizations.ts'

const STEPS: GivenStep[] = [
  {
    input: 'SELECT',
    label: { fr: 'Bois', en: 'Wood' },
    isRequired: true,
    values: [
      { key: 'pine', label: { fr: 'Pin', en: 'Pine' } },
      { key: 'oak', costType: 'EURO', amount: 500, label: { fr: 'Chêne' } },
    ],
  },
  {
    input: 'TEXT',
    label: { fr: 'Gravure', en: 'Engraving' },
    maxLength: 40,
    values: [
      { length: 31, costType: 'EURO', amount: 900 },
      { length: 1, costType: 'EURO', amount: 400 },
      { length: 16, costType: 'EURO', amount: 600 },
    ],
  },
  {
    label: { fr: 'La carte' },
    form: [
      { input: 'CHECKBOX', label: { fr: 'Emballer' }, values: [{ costType: 'EURO', amount: 200 }] },
      { input: 'FILE', label: { fr: 'Photo' }, values: [{ costType: 'PERCENT', amount: 1_000 }] },
    ],
  },
]

async function shop({ priceCents = 3_900, discount = 0 } = {}) {
  const test = await createTestApp()
  const product = await addCustomizedProduct(test.admin, 1, { priceCents, discount, steps: STEPS })
  const [wood = 0, words = 0, wrap = 0, photo = 0] = product.questionIds
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await test.app.inject({ url: `/api${path}`, headers })
    return { status: answer.statusCode, ...answer.json() }
  }
  const price = async (customizations: unknown, at = product, headers: Record<string, string> = { userlang: 'en' }) => {
    const url = `/api/cart/product/${at.productId}/declination/${at.declinationId}/customize/price`
    const answer = await test.app.inject({ method: 'POST', url, headers, payload: { customizations } })
    return { status: answer.statusCode, ...answer.json() }
  }
  return { ...test, product, wood, words, wrap, photo, get, price }
}

test('the steps of a product come in their order and in the caller’s language', async () => {
  const { get, product, wood, words, wrap, photo } = await shop()
  const { status, data } = await get(`/product/${product.productId}/customization`, { userlang: 'en' })
  expect([status, data.total]).toEqual([200, 3])
  expect(
    data.customizations.map((step: { questions: { id: number }[] }) => step.questions.map(({ id }) => id)),
  ).toEqual([[wood], [words], [wrap, photo]])
  const [first, second, form] = data.customizations
  expect(first).toEqual({
    id: wood,
    label: 'Wood',
    help: 'Wood ?',
    customization: { id: wood, type: 'SIMPLE', inputType: 'SELECT' },
    questions: [
      {
        id: wood,
        label: 'Wood',
        help: 'Wood ?',
        isRequired: true,
        maxLength: null,
        inputType: 'SELECT',
        customizationValues: [
          {
            id: expect.any(Number),
            textNumberOfChar: null,
            selectKey: 'pine',
            label: 'Pine',
            costType: 'NONE',
            amount: 0,
          },
          {
            id: expect.any(Number),
            textNumberOfChar: null,
            selectKey: 'oak',
            // What nobody has translated is said in French rather than not at all.
            label: 'Chêne',
            costType: 'EURO',
            amount: 5,
          },
        ],
      },
    ],
  })
  expect(second.questions[0].maxLength).toBe(40)
  expect(form.customization).toEqual({ id: form.id, type: 'DYNAMIC_FORM', inputType: null })
  expect([form.label, form.questions[1].customizationValues[0]]).toMatchObject(['La carte', { amount: 10 }])
})

test('the number of queries does not grow with the number of questions', async () => {
  const { pool, app, admin, product } = await shop()
  const steps = Array.from({ length: 12 }, () => STEPS).flat()
  const larger = await addCustomizedProduct(admin, 1, { priceCents: 100, steps })
  const counted = async (id: number) => {
    const sent = watchStatements(pool)
    await app.inject({ url: `/api/product/${id}/customization` })
    return sent()
  }
  const few = await counted(product.productId)
  expect(few).toBeGreaterThan(4)
  expect(await counted(larger.productId)).toBe(few)
})

test('a product that is not there, not shown or of another estate has no steps', async () => {
  const { get, product, admin } = await shop()
  const path = `/product/${product.productId}/customization`
  expect(await get('/product/999999/customization')).toMatchObject({ status: 404, code: 'product-not-found' })
  expect(await get(path, { host: 'coteaux.localhost' })).toMatchObject({ status: 404, code: 'product-not-found' })
  await admin.query('update estate.products set is_valid = false where site_id = 1 and id = $1', [product.productId])
  expect(await get(path)).toMatchObject({ status: 404, code: 'product-not-found' })
})

test('a product without questions has no steps, and that is no fault', async () => {
  const { get, ...test } = await shop()
  const plain = await addCustomizedProduct(test.admin, 1, { priceCents: 900, steps: [] })
  const answer = await get(`/product/${plain.productId}/customization`)
  expect([answer.status, answer.data]).toEqual([200, { customizations: [], total: 0 }])
})

test('thirty characters cost what the threshold of sixteen says', async () => {
  const { price, words } = await shop()
  const { status, data } = await price([{ id: words, text: 'é'.repeat(30) }])
  expect([status, data]).toEqual([200, { price: 39, customizations: [{ id: words, price: 6 }], total: 45 }])
  expect((await price([{ id: words, text: 'é'.repeat(31) }])).data.total).toBe(48)
  expect((await price([{ id: words, text: '   ' }])).data).toEqual({ price: 39, customizations: [], total: 39 })
})

test('a share is one of the price after its reduction, rounded half up', async () => {
  const { price, photo, admin } = await shop({ priceCents: 3_999, discount: 1_000 })
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
  const { price, wood, words, wrap } = await shop()
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
  const { price } = await shop()
  expect((await price([])).data).toEqual({ price: 39, customizations: [], total: 39 })
})

test('wrong answers are named one by one, in the caller’s language', async () => {
  const { price, wood, words, photo } = await shop()
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
  const french = await price([{ id: words, text: 'a'.repeat(41) }], undefined, { userlang: 'fr' })
  expect(french.errors).toEqual({ [`customizations.${words}`]: 'Au plus 40 caractères.' })
  const twice = await price([
    { id: words, text: 'a' },
    { id: words, text: 'b' },
  ])
  expect(twice.errors).toEqual({ [`customizations.${words}`]: 'This field is expected only once.' })
})

test('questions of another product are unknown to this one', async () => {
  const { price, ...test } = await shop()
  const other = await addCustomizedProduct(test.admin, 1, { priceCents: 100, steps: STEPS })
  const id = other.questionIds[2] ?? 0
  expect((await price([{ id, checkbox: true }])).errors).toEqual({
    [`customizations.${id}`]: 'This field does not exist.',
  })
})

test('a declination of another product, another estate or nobody has no price', async () => {
  const { price, product, ...test } = await shop()
  const other = await addCustomizedProduct(test.admin, 1, { priceCents: 100, steps: [] })
  const refused = { status: 404, code: 'declination-not-found' }
  expect(await price([], { ...product, declinationId: other.declinationId })).toMatchObject(refused)
  expect(await price([], { ...product, productId: other.productId })).toMatchObject(refused)
  expect(await price([], { ...product, declinationId: 999_999 })).toMatchObject(refused)
  expect(await price([], product, { host: 'coteaux.localhost' })).toMatchObject(refused)
})

test('where prices are hidden or nothing is sold online, none is told', async () => {
  const { price, admin } = await shop()
  const refused = { status: 409, code: 'product-not-for-sale' }
  await admin.query(`update estate.parameters set value = 'true' where site_id = 1 and type = 'HIDE_PRODUCT_PRICES'`)
  expect(await price([])).toMatchObject(refused)
  const shown = await addCustomizedProduct(admin, 2, { priceCents: 100, steps: [] })
  expect(await price([], shown, { host: 'vitrine.localhost' })).toMatchObject(refused)
})

test('a declination says which product it is one of, in its own estate only', async () => {
  const { get, product } = await shop()
  const path = `/declination/${product.declinationId}/product`
  expect(await get(path)).toMatchObject({ status: 200, data: { id: product.productId } })
  expect(await get(path, { host: 'coteaux.localhost' })).toMatchObject({ status: 404, code: 'declination-not-found' })
  expect(await get('/declination/999999/product')).toMatchObject({ status: 404, code: 'declination-not-found' })
})

/** Counts the statements that connections of a pool send from now on. */
function watchStatements(pool: Pool): () => number {
  let sent = 0
  const watch = (client: PoolClient) => {
    const query = client.query.bind(client) as (...all: unknown[]) => unknown
    client.query = ((...all: unknown[]) => {
      sent++
      return query(...all)
    }) as typeof client.query
  }
  pool.on('acquire', watch)
  return () => {
    pool.off('acquire', watch)
    return sent
  }
}
