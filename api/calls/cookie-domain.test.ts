import { expect, test } from 'vitest'
import { cookieDomain } from './cookie-domain.ts'

const domainOf = (host: string, given: { platformDomain?: string; otherHosts?: string[] } = {}) =>
  cookieDomain(host, { platformDomain: null, otherHosts: [], ...given })

test.each([
  ['www.domaine.fr', 'domaine.fr'],
  ['boutique.domaine.fr', 'domaine.fr'],
  ['www.wines.co.uk', 'wines.co.uk'],
  ['www.boutique.domaine.fr', 'boutique.domaine.fr'],
  ['www.roche-perrine.example', 'roche-perrine.example'],
])('the first label of %s is dropped', (host, domain) => {
  expect(domainOf(host)).toBe(domain)
})

test.each([
  'domaine.fr',
  'localhost',
  'vitrine.localhost',
  'a.b.localhost',
  'www.estate.local',
  '127.0.0.1',
  '192.168.1.20',
  '[::1]',
  '',
  'www..fr',
  'www.-.fr',
])('%s stays alone', (host) => {
  expect(domainOf(host)).toBe(null)
})

test.each([
  'wines.co.uk',
  'vins.asso.fr',
  'vins.com.fr',
  'wein.or.at',
  'vino.com.br',
  'wine.co.nz',
  'wine.nsw.edu.au',
  'estate.github.io',
  'estate.pages.dev',
  'estate.fr.eu.org',
])('%s lies under a name that is open to everyone', (host) => {
  expect(domainOf(host)).toBe(null)
})

test('nothing is shared under, at or above the platform’s own domain', () => {
  const platformDomain = 'cuvee.example.com'
  for (const host of [
    'perrine.cuvee.example.com',
    'www.perrine.cuvee.example.com',
    'www.example.com',
    platformDomain,
  ]) {
    expect(domainOf(host, { platformDomain })).toBe(null)
  }
  expect(domainOf('www.domaine.fr', { platformDomain })).toBe('domaine.fr')
  expect(domainOf('www.notcuvee.example.org', { platformDomain })).toBe('notcuvee.example.org')
})

test('where another estate would get the cookie too, it stays with its host', () => {
  expect(domainOf('perrine.vins.fr', { otherHosts: ['mirandel.vins.fr'] })).toBe(null)
  expect(domainOf('perrine.vins.fr', { otherHosts: ['vins.fr'] })).toBe(null)
  expect(domainOf('perrine.vins.fr', { otherHosts: ['mes-vins.fr', 'vins.fr.example'] })).toBe('vins.fr')
})
