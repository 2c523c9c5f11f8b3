import { expect, test } from 'vitest'
import { allowedHosts, NO_HOSTS } from './connector-hosts.ts'
import type { Connector } from './connectors.ts'

const matomo: Connector = { app: 'MATOMO', config: { url: 'https://stats.domaine.fr/matomo/', siteId: '1' } }
const plausible: Connector = { app: 'PLAUSIBLE', config: { url: 'https://plausible.io', domain: 'domaine.fr' } }
const ga4: Connector = { app: 'GA4', config: { measurementId: 'G-ABCD1234' } }
const ads: Connector = { app: 'GOOGLE_ADS', config: { conversionId: 'AW-12345' } }
const container: Connector = { app: 'TAG_MANAGER', config: { containerId: 'GTM-ABCD' } }
const pixel: Connector = { app: 'FACEBOOK_PIXEL', config: { pixelId: '1234567' } }
const all = [matomo, plausible, ga4, ads, container, pixel]

const named = (connectors: Connector[]) => Object.values(allowedHosts(connectors)).flat().join(' ')

test('without connectors no host is named', () => {
  expect(allowedHosts([])).toEqual(NO_HOSTS)
})

test('a service on a server of its own brings its origin and nothing more', () => {
  const server = ['https://stats.domaine.fr']
  expect(allowedHosts([matomo])).toEqual({ script: server, connect: server, img: server, frame: [] })
  expect(named([plausible])).not.toMatch(/domaine/)
})

test('each service brings its own hosts only', () => {
  expect(named([ga4])).not.toMatch(/facebook|doubleclick|googleadservices/)
  expect(named([container])).not.toMatch(/facebook|doubleclick|googleadservices/)
  expect(named([ads])).not.toMatch(/facebook|google-analytics/)
  expect(named([pixel])).not.toMatch(/google|doubleclick/)
})

test('what several need is named once', () => {
  for (const hosts of Object.values(allowedHosts(all))) expect(new Set(hosts).size).toBe(hosts.length)
})

test('every host is one under https, with a star for subdomains of a vendor at most', () => {
  const names = Object.values(allowedHosts(all)).flat()
  expect(names.filter((name) => !/^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(name))).toEqual([])
  expect(allowedHosts(all).script.filter((name) => name.includes('*'))).toEqual([])
})

test('a server that cannot be named safely is not named', () => {
  expect(allowedHosts([{ app: 'MATOMO', config: { url: 'https://*', siteId: '1' } }])).toEqual(NO_HOSTS)
})
