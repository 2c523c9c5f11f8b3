import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'

test('the languages say which of them the site speaks', async () => {
  const { app, admin } = await createTestApp()
  await admin.query(`update estate.site_settings set locales = '{fr}' where site_id = 2`)
  const languages = async (host: string) =>
    (await app.inject({ url: '/api/language', headers: { host } })).json().data.languages
  expect(await languages('localhost')).toMatchObject([
    { code: 'fr_FR', label: 'Français', deeplCode: 'FR', country: { alphaTwo: 'FR', name: 'France' }, isValid: true },
    { code: 'en_GB', label: 'English', deeplCode: 'EN-GB', country: { id: 826, name: 'Royaume-Uni' }, isValid: true },
  ])
  expect((await languages('vitrine.localhost')).map(({ isValid }: { isValid: boolean }) => isValid)).toEqual([
    true,
    false,
  ])
})
