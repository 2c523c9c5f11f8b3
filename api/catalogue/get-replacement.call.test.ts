import { expect, test } from 'vitest'
import { openOffice } from '#tests/support/test-office.ts'

test('a hidden product leads to what replaces it, over several that are hidden too, and nowhere when it goes round', async () => {
  const { ask, shopAsks } = await openOffice()
  const change = async (id: number, fields: object) => {
    const { version } = (await ask(`GET /admin/product/${id}`)).data.product
    return ask(`PUT /admin/product/${id}`, { version, ...fields })
  }
  const instead = () => shopAsks('/v2/product/1/replacement')
  await change(1, { replacedById: 2 })
  expect(await instead()).toBeNull()
  await change(1, { isValid: false })
  const { type, texts } = (await ask('GET /admin/product/2')).data.product
  expect(await instead()).toEqual({ id: 2, type: { type }, slug: texts.fr.slug })
  await change(2, { isValid: false, replacedById: 3 })
  expect((await instead()).id).toBe(3)
  await change(3, { isValid: false, replacedById: 1 })
  expect(await instead()).toBeNull()
})
