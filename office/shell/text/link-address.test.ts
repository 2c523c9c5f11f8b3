import { expect, test } from 'vitest'
import { linkAddress } from './link-address.ts'

test.each([
  ['/le-domaine', '/le-domaine'],
  ['#s-vendanges', '#s-vendanges'],
  ['https://example.org/a b', null],
  ['https://example.org/a', 'https://example.org/a'],
  [' example.org/a ', 'https://example.org/a'],
  ['contact@domaine.fr', 'mailto:contact@domaine.fr'],
  ['mailto:contact@domaine.fr', 'mailto:contact@domaine.fr'],
  ['02 41 00 00 00', 'tel:0241000000'],
  ['+33 2 41 00 00 00', 'tel:+33241000000'],
])('“%s” leads to %s', (typed, address) => {
  expect(linkAddress(typed)).toBe(address)
})

test.each([
  '',
  'rien',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://example.org',
])('“%s” leads nowhere', (typed) => {
  expect(linkAddress(typed)).toBeNull()
})
