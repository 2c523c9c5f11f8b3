import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'

test('the kinds of addresses are told to anybody, in their language', async () => {
  const { app } = await createTestApp()
  const types = async (userlang: string) =>
    (await app.inject({ url: '/api/admin/address/type', headers: { userlang } })).json().data
  expect(await types('fr')).toEqual({
    types: [
      { id: 1, value: 'CELLAR', label: 'Caveau' },
      { id: 2, value: 'HEAD_OFFICE', label: 'Siège social' },
      { id: 3, value: 'CLICK_AND_COLLECT', label: 'Point de retrait' },
      { id: 4, value: 'RETURN', label: 'Adresse de retour' },
    ],
    total: 4,
  })
  expect((await types('en')).types[0]).toEqual({ id: 1, value: 'CELLAR', label: 'Cellar door' })
})

test('each address of an estate is of one of them', async () => {
  const { app } = await createTestApp()
  const { types } = (await app.inject('/api/admin/address/type')).json().data
  const known = types.map(({ id, value }: { id: number; value: string }) => `${id} ${value}`)
  for (const host of ['localhost', 'vitrine.localhost', 'coteaux.localhost']) {
    const { addresses } = (await app.inject({ url: '/api/company/address', headers: { host } })).json().data
    expect(addresses.length).toBeGreaterThan(0)
    for (const { idType, type } of addresses) expect(known).toContain(`${idType} ${type}`)
  }
})
