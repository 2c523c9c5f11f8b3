import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { askAt } from '#tests/support/test-newsletters.ts'

test('each estate has its own lists, in the reader’s language; closed ones are not offered', async () => {
  const shop = await createTestApp()
  const names = async (headers: Record<string, string>) =>
    (await askAt(shop, { path: '/user/newsletter/lists', headers }))
      .json()
      .data.lists.map(({ name }: { name: string }) => name)
  expect(await names({})).toEqual(['La gazette de la Roche-Perrine', 'Primeurs et flacons rares'])
  expect(await names({ userlang: 'en' })).toEqual(['The Roche-Perrine gazette', 'En primeur and rare bottles'])
  expect(await names({ host: 'coteaux.localhost' })).toEqual(['Les nouvelles d’en haut', 'Les cuvées éphémères'])
  await shop.admin.query('update estate.newsletter_lists set is_open = false where position = 1')
  expect(await names({})).toEqual(['La gazette de la Roche-Perrine'])
})
