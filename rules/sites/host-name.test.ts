import { expect, test } from 'vitest'
import { isHostName, isLocalHost } from './host-name.ts'

test.each(['localhost', 'www.domaine.fr', 'xn--chteau-hwa.example', 'a.b'])('%s is a host name', (host) => {
  expect(isHostName(host)).toBe(true)
})

test.each([
  '',
  'https://domaine.fr',
  'domaine.fr/',
  'domaine.fr:3000',
  'château.example',
  'WWW.domaine.fr',
  '127.0.0.1',
  'a..b',
  '-a.fr',
  `${'a'.repeat(64)}.fr`,
  `${'a.'.repeat(130)}fr`,
])('%j is none', (host) => {
  expect(isHostName(host)).toBe(false)
})

test('what ends in localhost is reached from this machine only', () => {
  expect([isLocalHost('localhost'), isLocalHost('clos.localhost'), isLocalHost('localhost.example')]).toEqual([
    true,
    true,
    false,
  ])
})
