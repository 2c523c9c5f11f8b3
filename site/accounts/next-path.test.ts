import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextPath } from './next-path.ts'

test.each([
  ['/cart', '/cart'],
  ['/en/cart/address', '/en/cart/address'],
  ['/products/search?search=ros%C3%A9&page=2#list', '/products/search?search=ros%C3%A9&page=2#list'],
  ['/account/orders/12', '/account/orders/12'],
  ['/a/../cart', '/cart'],
  ['/@evil.example', '/@evil.example'],
  ['/authors', '/authors'],
])('%s is a way on', (given, path) => {
  expect(nextPath(given)).toBe(path)
})

test.each([
  null,
  undefined,
  '',
  'cart',
  'https://evil.example',
  'http:evil.example',
  'javascript:alert(1)',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  ' //evil.example',
  '/%09/evil.example',
  '/%5Cevil.example',
  '/%2Fevil.example',
  '/%0d%0aset-cookie:a',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '@evil.example',
  '//user@evil.example',
  '/%',
  '/api/user',
  '/API',
  '/auth',
  '/en/auth?next=/cart',
  `/${'a'.repeat(500)}`,
])('%j leads nowhere', (given) => {
  expect(nextPath(given)).toBe(null)
})

test('whatever is given, a browser stays on the site', () => {
  const nasty = fc.stringMatching(/^[/\\.@:%a-c\t\n 0-9?#]{0,12}$/)
  fc.assert(
    fc.property(nasty, (given) => {
      const path = nextPath(given)
      if (path !== null) expect(new URL(path, 'https://domaine.fr/auth').host).toBe('domaine.fr')
    }),
    { numRuns: 2_000 },
  )
})
