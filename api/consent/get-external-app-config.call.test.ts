import { expect, test } from 'vitest'
import { configure } from '#tests/support/configure-app.ts'
import { createTestApp } from '#tests/support/test-app.ts'

test('what everybody may know of a service, and never the rest', async () => {
  const { app, admin } = await createTestApp()
  await admin.query('delete from estate.external_apps')
  await configure(admin, {
    siteId: 1,
    app: 'GA4',
    config: { measurementId: 'G-ABCD1234', apiSecret: 'sesame', nested: { key: 'sesame' } },
  })
  const ask = (name: string, host: string) =>
    app.inject({ url: `/api/external-app/${name}/config/public`, headers: { host } })

  const own = await ask('GA4', 'localhost')
  expect(own.json().data).toEqual({ app: 'GA4', isActive: true, config: { measurementId: 'G-ABCD1234' } })
  expect(own.body).not.toContain('sesame')
  const other = await ask('GA4', 'vitrine.localhost')
  expect(other.json().data).toEqual({ app: 'GA4', isActive: false, config: {} })
})

test('the file generator that the first load asks for', async () => {
  const { app, admin } = await createTestApp()
  await admin.query('delete from estate.external_apps')
  const ask = async () => (await app.inject('/api/external-app/PRODUCT_FILE_GENERATOR/config/public')).json().data
  expect(await ask()).toEqual({ app: 'PRODUCT_FILE_GENERATOR', isActive: false, config: {} })
  await configure(admin, {
    siteId: 1,
    app: 'PRODUCT_FILE_GENERATOR',
    config: { model: 'classique', licence: 'sesame' },
  })
  expect(await ask()).toEqual({ app: 'PRODUCT_FILE_GENERATOR', isActive: true, config: { model: 'classique' } })
})

test('a service that nobody knows is refused', async () => {
  const { app, admin } = await createTestApp()
  await configure(admin, { siteId: 1, app: 'UNHEARD_OF', config: { apiSecret: 'sesame' } })
  for (const name of ['UNHEARD_OF', 'toString', '__proto__', 'ga4']) {
    const answer = await app.inject(`/api/external-app/${name}/config/public`)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'external-app-not-found'])
  }
})
