import { expect, test } from 'vitest'
import { configure } from '#tests/support/configure-app.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const ids = { 1: 'localhost', 2: 'vitrine.localhost', 3: 'coteaux.localhost' } as const

test('each estate’s own services, without a secret, a spare field or one that is switched off', async () => {
  const { app, admin } = await createTestApp()
  await admin.query('delete from estate.external_apps')
  await configure(admin, {
    siteId: 1,
    app: 'MATOMO',
    config: { url: 'https://stats.domaine.fr/', siteId: '4', apiSecret: 'sesame' },
  })
  await configure(admin, { siteId: 1, app: 'GA4', config: { measurementId: 'G-ABCD1234' } })
  await configure(admin, { siteId: 2, app: 'FACEBOOK_PIXEL', config: { pixelId: '1234567', accessToken: 'sesame' } })
  await admin.query(`update estate.external_apps set is_active = false where site_id = 1 and app = 'GA4'`)
  const ask = async (site: keyof typeof ids) => {
    const answer = await app.inject({ url: '/api/external-app', headers: { host: ids[site] } })
    expect(answer.body).not.toContain('sesame')
    return answer.json().data
  }

  expect(await ask(1)).toEqual({
    externalApps: [{ app: 'MATOMO', isActive: true, config: { url: 'https://stats.domaine.fr/', siteId: '4' } }],
    total: 1,
  })
  expect(await ask(2)).toEqual({
    externalApps: [{ app: 'FACEBOOK_PIXEL', isActive: true, config: { pixelId: '1234567' } }],
    total: 1,
  })
  expect(await ask(3)).toEqual({ externalApps: [], total: 0 })
})

test('a configuration that is not whole, or that no vendor could have given, counts as none', async () => {
  const { app, admin } = await createTestApp()
  await admin.query('delete from estate.external_apps')
  await configure(admin, { siteId: 1, app: 'MATOMO', config: { url: 'http://stats.domaine.fr/', siteId: '4' } })
  await configure(admin, { siteId: 1, app: 'GA4', config: { measurementId: 'G-1"><script>' } })
  await configure(admin, { siteId: 1, app: 'PLAUSIBLE', config: { domain: 'domaine.fr' } })
  await configure(admin, { siteId: 1, app: 'UNHEARD_OF', config: { apiSecret: 'sesame' } })
  const answer = await app.inject('/api/external-app')
  expect(answer.json().data).toEqual({ externalApps: [], total: 0 })
})
