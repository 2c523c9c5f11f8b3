import { expect, test } from 'vitest'
import { connectorPurposes, googleGrants, serverOrigin, siteConnectors } from './connectors.ts'

const matomo = (url: string) => ({ app: 'MATOMO', isActive: true, config: { url, siteId: '1' } })

test('only active services that follow visitors are connectors', () => {
  const apps = [
    matomo('https://stats.domaine.fr/'),
    { app: 'GA4', isActive: false, config: {} },
    { app: 'PRODUCT_FILE_GENERATOR', isActive: true, config: { model: 'classique' } },
    { app: 'toString', isActive: true, config: {} },
  ]
  expect(siteConnectors(apps)).toEqual([{ app: 'MATOMO', config: { url: 'https://stats.domaine.fr/', siteId: '1' } }])
})

test('visitors are asked about measuring first, and in one order everywhere', () => {
  const active = (app: string, config: Record<string, string>) => ({ app, isActive: true, config })
  const apps = [
    active('FACEBOOK_PIXEL', { pixelId: '1234567' }),
    active('GA4', { measurementId: 'G-ABCD' }),
    matomo('https://a.fr'),
  ]
  expect(siteConnectors(apps).map(({ app }) => app)).toEqual(['MATOMO', 'GA4', 'FACEBOOK_PIXEL'])
})

test('a server is named by its origin alone', () => {
  expect(serverOrigin('https://Stats.Domaine.fr/matomo/?a=b#c')).toBe('https://stats.domaine.fr')
  expect(serverOrigin('https://someone:secret@stats.domaine.fr:8443/')).toBe('https://stats.domaine.fr:8443')
  expect(serverOrigin('https://mésure.fr')).toBe('https://xn--msure-bsa.fr')
})

test('a server whose name would say more in a policy than in an address is none', () => {
  const names = [
    'https://*',
    'https://*.fr',
    "https://a.fr;script-src'unsafe-inline'",
    'https://a.fr,b.fr',
    'http://stats.domaine.fr',
    'https://localhost',
    'data:text/javascript,1',
    'no address',
    '',
  ]
  expect(names.map(serverOrigin)).toEqual(names.map(() => null))
  expect(siteConnectors(names.slice(0, 3).map(matomo))).toEqual([])
})

test('the purposes are said once each', () => {
  expect(connectorPurposes([])).toEqual([])
  expect(connectorPurposes(['GA4', 'MATOMO'])).toEqual(['audience'])
  expect(connectorPurposes(['FACEBOOK_PIXEL'])).toEqual(['ads'])
  expect(connectorPurposes(['MATOMO', 'GOOGLE_ADS', 'TAG_MANAGER'])).toEqual(['ads', 'audience'])
})

test('Google may store what was accepted, and nothing for its advertisements otherwise', () => {
  expect(googleGrants(['GA4', 'GOOGLE_ADS'], ['GA4'])).toEqual({ analytics: true, ads: false })
  expect(googleGrants(['GA4', 'GOOGLE_ADS'], ['GOOGLE_ADS'])).toEqual({ analytics: false, ads: true })
  expect(googleGrants(['GA4', 'GOOGLE_ADS'], [])).toEqual({ analytics: false, ads: false })
})

test('an accepted container may measure, but not what was refused by its own name', () => {
  expect(googleGrants(['TAG_MANAGER'], ['TAG_MANAGER'])).toEqual({ analytics: true, ads: false })
  expect(googleGrants(['TAG_MANAGER', 'GA4'], ['TAG_MANAGER'])).toEqual({ analytics: false, ads: false })
  expect(googleGrants(['TAG_MANAGER'], [])).toEqual({ analytics: false, ads: false })
})
