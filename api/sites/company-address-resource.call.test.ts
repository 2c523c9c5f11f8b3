import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const HALL = { idType: 3, name: 'Halle', address: '1 place', postalCode: '49400', city: 'Saumur' }

test('a new address is on the public site, in a country that there is', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const add = (given: object) => owner.ask('/admin/company-address', { method: 'POST', payload: { ...HALL, ...given } })
  expect((await add({ idCountry: 999 })).errors).toHaveProperty('idCountry')
  expect((await add({ latitude: 47.26, longitude: -0.0769 })).data.companyAddress).toMatchObject({ latitude: 47.26 })
  const shown = await shop.app.inject({ url: '/api/company/address' })
  expect(shown.body).toContain('Halle')
})
