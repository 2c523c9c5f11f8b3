import { expect, test } from 'vitest'
import { statementsOf } from '#tests/support/count-statements.ts'
import { CUSTOMIZATION_STEPS, openCustomizedShop } from '#tests/support/customized-shop.ts'
import { openEngravedShop } from '#tests/support/engraved-box.ts'
import { addCustomizedProduct } from '#tests/support/test-customizations.ts'

test('the steps of a product come in their order and in the caller’s language', async () => {
  const { get, product, wood, words, wrap, photo } = await openCustomizedShop()
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
  const { app, admin, product } = await openCustomizedShop()
  const steps = Array.from({ length: 12 }, () => CUSTOMIZATION_STEPS).flat()
  const larger = await addCustomizedProduct(admin, { siteId: 1, priceCents: 100, steps })
  const counted = async (id: number) => {
    const { asked } = await statementsOf(() => app.inject({ url: `/api/product/${id}/customization` }))
    return asked.length
  }
  // What is remembered of the site is asked once.
  await counted(product.productId)
  const few = await counted(product.productId)
  expect(few).toBeGreaterThan(4)
  expect(await counted(larger.productId)).toBe(few)
})

test('a product that is not there, not shown or of another estate has no steps', async () => {
  const { get, product, admin } = await openCustomizedShop()
  const path = `/product/${product.productId}/customization`
  expect(await get('/product/999999/customization')).toMatchObject({ status: 404, code: 'product-not-found' })
  expect(await get(path, { host: 'coteaux.localhost' })).toMatchObject({ status: 404, code: 'product-not-found' })
  await admin.query('update estate.products set is_valid = false where site_id = 1 and id = $1', [product.productId])
  expect(await get(path)).toMatchObject({ status: 404, code: 'product-not-found' })
})

test('a product without questions has no steps, and that is no fault', async () => {
  const { get, ...test } = await openCustomizedShop()
  const plain = await addCustomizedProduct(test.admin, { siteId: 1, priceCents: 900, steps: [] })
  const answer = await get(`/product/${plain.productId}/customization`)
  expect([answer.status, answer.data]).toEqual([200, { customizations: [], total: 0, picture: null }])
})

test('a product tells the picture that its answers are drawn on, and what each choice lays on it', async () => {
  const { app, product, ribbon, engraving } = await openEngravedShop()
  const { data } = (
    await app.inject({ url: `/api/product/${product.productId}/customization`, headers: { idsite: '1' } })
  ).json()
  expect(data.picture).toMatchObject({
    image: { width: 100, height: 60 },
    corners: [
      { x: 10, y: 5 },
      { x: 70, y: 5 },
      { x: 70, y: 55 },
      { x: 10, y: 55 },
    ],
    surface: { width: 120, height: 100 },
    room: { left: 5, top: 5, right: 95, bottom: 95 },
    ink: '#000000',
    ...{ engraving, photograph: null, layered: [ribbon] },
  })
  expect(data.customizations[0].questions[0].customizationValues[0]).toMatchObject({
    swatch: '#ff0000',
    layer: { width: 100, url: expect.stringMatching(/^\/img\/original\//) },
  })
})
