import { expect, test } from 'vitest'
import { openOffice } from '#tests/support/test-office.ts'

const PATH = '/admin/customization'
const texts = { fr: { label: 'Gravure', help: '' } }
const value = (amount: number, selectKey: string | null = null) => ({
  textNumberOfChar: null,
  selectKey,
  costType: 'EURO',
  amount,
  swatch: null,
  mediaId: null,
  texts: { fr: { label: `Choix ${selectKey}` } },
})

test('a question is asked in the shop with what its answers cost, and choices that stay keep their ids', async () => {
  const { ask, shopAsks } = await openOffice()
  const values = [value(3, 'gold'), value(2, 'silver')]
  const { data } = await ask(`POST ${PATH}`, { productId: 1, inputType: 'SELECT', texts, values })
  const { id } = data.customization
  const [gold, silver] = data.customization.values
  expect((await shopAsks('/v2/product/1')).hasCustomizations).toBe(true)
  const changed = await ask(`PUT ${PATH}/${id}`, { version: 1, values: [silver, value(9, 'copper'), gold] })
  expect(changed.data.customization.values).toMatchObject([
    { id: silver.id, selectKey: 'silver' },
    { amount: 9 },
    { id: gold.id },
  ])
  expect((await ask(`DELETE ${PATH}/${id}`, { version: 2 })).data).toEqual({ id })
  expect((await shopAsks('/v2/product/1')).hasCustomizations).toBe(false)
})

test('what is wrong is said beside its field', async () => {
  const { ask } = await openOffice()
  const fields = { productId: 1, inputType: 'SELECT', texts }
  const { data } = await ask(`POST ${PATH}`, { ...fields, productId: 2, type: 'DYNAMIC_FORM', inputType: null })
  const wrong: [object, string][] = [
    [{ ...fields, inputType: null }, 'inputType'],
    [{ ...fields, texts: {} }, 'texts.fr'],
    [{ ...fields, productId: 987_654 }, 'productId'],
    [{ ...fields, parentId: data.customization.id }, 'parentId'],
    [{ ...fields, values: [{ ...value(0, 'a') }] }, 'values.0.amount'],
    [{ ...fields, values: [value(1, 'a'), value(1, 'a')] }, 'values'],
    [{ ...fields, formId: 1 }, 'formId'],
  ]
  for (const [given, field] of wrong) {
    const { status, errors } = await ask(`POST ${PATH}`, given)
    expect([status, Object.keys(errors ?? {})], field).toEqual([400, [field]])
  }
})
