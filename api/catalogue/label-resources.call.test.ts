import { expect, test } from 'vitest'
import { openOffice } from '#tests/support/test-office.ts'

test('a tag is on the card of each product that has it, at once', async () => {
  const { ask, shopAsks } = await openOffice()
  const { data } = await ask('POST /admin/tag', {
    slug: 'vieilles-vignes',
    texts: { fr: { label: 'Vieilles vignes' } },
  })
  const { version, tagIds } = (await ask('GET /admin/product/1')).data.product
  await ask('PUT /admin/product/1', { version, tagIds: [...tagIds, data.tag.id] })
  const slugs = async () => (await shopAsks('/v2/product/1')).tags.map(({ label }: { label: string }) => label)
  expect(await slugs()).toContain('Vieilles vignes')
  await ask(`PUT /admin/tag/${data.tag.id}`, { version: 1, texts: { fr: { label: 'Très vieilles vignes' } } })
  expect(await slugs()).toContain('Très vieilles vignes')
  const twice = await ask('POST /admin/tag', { slug: 'vieilles-vignes', texts: { fr: { label: 'X' } } })
  expect(Object.keys(twice.errors)).toEqual(['slug'])
  const silent = await ask('POST /admin/tag', { slug: 'x', texts: { en: { label: 'X' } } })
  expect(Object.keys(silent.errors)).toEqual(['texts.fr'])
})

test('a value of a variation keeps its id, and is not removed while something is of it', async () => {
  const { ask } = await openOffice()
  const detail = (label: string) => ({ texts: { fr: { label } } })
  const texts = { fr: { label: 'Bois', displayLabel: null } }
  const { data } = await ask('POST /admin/variation', { texts, details: [detail('Pin'), detail('Chêne')] })
  const { id, details } = data.variation
  await ask('POST /admin/declination', { productId: 1, variation1DetailId: details[1].id })
  const changed = await ask(`PUT /admin/variation/${id}`, { version: 1, details: [details[1], detail('Hêtre')] })
  expect(changed.data.variation.details).toMatchObject([details[1], detail('Hêtre')])
  expect((await ask(`PUT /admin/variation/${id}`, { version: 2, details: [] })).code).toBe('still-used')
  const silent = await ask(`PUT /admin/variation/${id}`, { version: 2, details: [details[1], { texts: {} }] })
  expect(Object.keys(silent.errors)).toEqual(['details.1.texts.fr'])
})
