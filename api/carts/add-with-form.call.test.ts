import { expect, test } from 'vitest'
import { CustomizationAnswers } from '#contract/customizations/customizations.ts'
import { answersToKeep, isPersonalised, toldAnswers } from '#rules/orders/order-answers.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { addCustomizedProduct } from '#tests/support/test-customizations.ts'
import { addTestForm, type USUAL_FIELDS } from '#tests/support/test-forms.ts'

const FIELDS: typeof USUAL_FIELDS = [
  { key: 'engrave', kind: 'CONSENT', label: { fr: 'Graver', en: 'Engrave' } },
  {
    key: 'words',
    kind: 'TEXT',
    label: { fr: 'Mots', en: 'Words' },
    isRequired: true,
    max: 10,
    showIf: { field: 'engrave', values: ['yes'] },
  },
  {
    key: 'letters',
    kind: 'CHOICES',
    label: { fr: 'Lettres', en: 'Letters' },
    choices: [
      { key: 'tall', label: { fr: 'Hautes', en: 'Tall' } },
      { key: 'gold', label: { fr: 'Dorées', en: 'Gold' } },
    ],
  },
  { key: 'plan', kind: 'FILE', label: { fr: 'Plan', en: 'Plan' }, isRequired: true },
]

async function shop() {
  const test = await createTestApp()
  const formId = await addTestForm(test, { pages: [FIELDS] })
  const product = await addCustomizedProduct(test.admin, {
    siteId: 1,
    priceCents: 1_000,
    steps: [
      {
        label: { fr: 'Gravure', en: 'Engraving' },
        formId,
        values: [
          { key: 'engrave:yes', costType: 'EURO', amount: 600 },
          { key: 'letters:gold', costType: 'PERCENT', amount: 1_000 },
        ],
      },
    ],
  })
  const [question = 0] = product.questionIds
  const post = async (url: string, payload: object) => {
    const answer = await test.app.inject({ method: 'POST', url: `/api${url}`, headers: { userlang: 'en' }, payload })
    return { status: answer.statusCode, ...answer.json() }
  }
  const price = (form: object) =>
    post(`/cart/product/${product.productId}/declination/${product.declinationId}/customize/price`, {
      customizations: [{ id: question, form }],
    })
  const add = (form: object, cart = 'new') =>
    post(`/cart/${cart}/product/${product.declinationId}`, {
      type: 'MAIN_CART',
      quantity: 1,
      customizations: [{ id: question, form }],
    })
  return { ...test, formId, question, product, price, add }
}

test('a step of the wizard asks a form of the estate, without its files', async () => {
  const { app, product, question } = await shop()
  const answer = await app.inject({
    url: `/api/product/${product.productId}/customization`,
    headers: { userlang: 'en' },
  })
  const [step] = answer.json().data.customizations
  expect(step).toMatchObject({ label: 'Engraving', customization: { type: 'DYNAMIC_FORM', inputType: null } })
  expect(step.questions).toMatchObject([{ id: question, inputType: 'FORM' }])
  const keys = step.questions[0].form.pages[0].fields.map(({ key }: { key: string }) => key)
  expect(keys).toEqual(['engrave', 'words', 'letters'])
})

test('each choice costs what its value says, and what is not asked costs nothing', async () => {
  const { price, question } = await shop()
  const costOf = async (form: object) => (await price(form)).data
  expect(await costOf({ engrave: 'yes', words: 'Ève', letters: ['gold', 'tall'] })).toEqual({
    price: 10,
    customizations: [{ id: question, price: 7 }],
    total: 17,
  })
  expect((await costOf({ letters: ['tall'] })).total).toBe(10)
  expect(await costOf({})).toEqual({ price: 10, customizations: [], total: 10 })
})

test('what is wrong is named field by field; what is missing, when it goes into the cart', async () => {
  const { price, add, question, admin } = await shop()
  expect(
    Object.keys((await price({ engrave: 'yes', words: 'a'.repeat(11), letters: ['x'], z: '1' })).errors).sort(),
  ).toEqual([`customizations.${question}.letters`, `customizations.${question}.words`])
  expect((await price({ engrave: 'yes' })).status).toBe(200)
  const missing = await add({ engrave: true })
  expect([missing.status, missing.errors]).toEqual([
    400,
    { [`customizations.${question}.words`]: 'This field is required.' },
  ])
  expect((await admin.query('select from estate.cart_products')).rowCount).toBe(0)
  expect((await add({})).status).toBe(200)
})

test('the cart keeps what was asked, tells it field by field, and adds up what was answered alike', async () => {
  const { add, admin, question } = await shop()
  const first = await add({ letters: ['gold'], words: 'Ève', engrave: true })
  expect(first.data.products).toMatchObject([{ unitPrice: 17, total: 17 }])
  expect(first.data.products[0].answers).toEqual([
    { label: 'Engrave', value: 'Yes' },
    { label: 'Words', value: 'Ève' },
    { label: 'Letters', value: 'Gold' },
  ])
  const again = await add({ engrave: 'on', words: ' Ève ', letters: 'gold' }, first.data.id)
  expect(again.data.products).toMatchObject([{ quantity: 2, total: 34 }])
  const hidden = await add({ words: 'SECRET' }, first.data.id)
  expect(hidden.data.products).toHaveLength(2)
  const { rows } = await admin.query('select customizations from estate.cart_products order by id')
  expect(rows.map(({ customizations }) => customizations)).toEqual([
    [{ id: question, form: { words: 'Ève', engrave: 'yes', letters: ['gold'] } }],
    [],
  ])
  expect((await admin.query('select from estate.form_submissions')).rowCount).toBe(0)
})

test('what a changed form does not ask any more is neither told nor paid', async () => {
  const { add, admin, app, formId } = await shop()
  const { data } = await add({ engrave: true, words: 'Ève', letters: ['gold'] })
  await admin.query(
    `update estate.forms set definition = jsonb_set(definition, '{pages,0,fields}', (definition #> '{pages,0,fields}') - 2) where id = $1`,
    [formId],
  )
  const cart = await app.inject({ method: 'POST', url: `/api/cart/${data.id}`, payload: {} })
  expect(cart.json().data.products).toMatchObject([{ unitPrice: 16, answers: [{ value: 'Oui' }, { value: 'Ève' }] }])
})

test('an answer that does not fit what its field has become is left out of the cart, which is read all the same', async () => {
  const { add, admin, app, formId } = await shop()
  const { data } = await add({ engrave: true, words: '12.5' })
  const read = async (kind: string) => {
    await admin.query(
      `update estate.forms set definition = jsonb_set(definition, '{pages,0,fields,1,kind}', to_jsonb($2::text)) where id = $1`,
      [formId, kind],
    )
    const cart = await app.inject({ method: 'POST', url: `/api/cart/${data.id}`, payload: {} })
    return cart.json().data?.products[0].answers.map(({ value }: { value: string }) => value)
  }
  expect(await read('DATE')).toEqual(['Oui'])
  expect(await read('EMAIL')).toEqual(['Oui'])
  expect(await read('NUMBER')).toEqual(['Oui'])
  await admin.query(
    `update estate.forms set definition = jsonb_set(definition, '{pages,0,fields,1,max}', '20') where id = $1`,
    [formId],
  )
  expect(await read('NUMBER')).toEqual(['Oui', '12,5'])
})

test('a form that is withdrawn asks nothing and costs nothing any more', async () => {
  const { add, price, admin, formId } = await shop()
  const { data } = await add({ engrave: true, words: 'Ève' })
  await admin.query('update estate.forms set is_published = false where id = $1', [formId])
  expect((await price({ engrave: 'yes' })).status).toBe(400)
  const plain = await add({}, data.id)
  expect(plain.status).toBe(400)
})

test('the line of an order tells the form in its words, and knows whether they are somebody’s own', () => {
  const answers = CustomizationAnswers.parse([{ id: 5, form: { letters: ['gold'], words: 'Ève' } }])
  const told = [
    { id: 5, label: 'Lettres', value: 'Dorées' },
    { id: 5, label: 'Mots', value: 'Ève', isOwn: true as const },
  ]
  const kept = answersToKeep(answers, told)
  expect(toldAnswers(kept)).toEqual([
    { label: 'Lettres', text: 'Dorées' },
    { label: 'Mots', text: 'Ève' },
  ])
  expect(isPersonalised(kept)).toBe(true)
  expect(isPersonalised(answersToKeep(answers, told.slice(0, 1)))).toBe(false)
})
