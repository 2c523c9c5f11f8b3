import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

const get = async ({ app }: TestApp, { path, headers = {} }: { path: string; headers?: Record<string, string> }) =>
  (await app.inject({ url: `/api${path}`, headers })).json()

test('variations come with their values, in the caller’s language and the estate’s order', async () => {
  const test = await createTestApp()
  await test.admin.query(`
    delete from estate.variation_details where site_id = 3;
    insert into estate.variations (site_id, id, position) values (3, 900, 99);
    insert into estate.variation_texts values (3, 900, 'fr', 'Taille', 'Votre taille'), (3, 900, 'en', 'Size', null);
    insert into estate.variation_details (site_id, id, variation_id, position) values (3, 901, 900, 2), (3, 902, 900, 1);
    insert into estate.variation_detail_texts values (3, 901, 'fr', 'Grande'), (3, 902, 'fr', 'Petite'), (3, 901, 'en', 'Large');
  `)
  const inFrench = (await get(test, { path: '/variation', headers: { host: 'coteaux.localhost' } })).data.variations.at(
    -1,
  )
  expect(inFrench).toEqual({
    id: 900,
    label: 'Taille',
    displayLabel: 'Votre taille',
    detail: [
      { id: 902, label: 'Petite' },
      { id: 901, label: 'Grande' },
    ],
  })
  const inEnglish = (
    await get(test, { path: '/variation', headers: { host: 'coteaux.localhost', userlang: 'en' } })
  ).data.variations.at(-1)
  expect(inEnglish).toMatchObject({ label: 'Size', displayLabel: null, detail: [{ id: 901, label: 'Large' }] })
})
