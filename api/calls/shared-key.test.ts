import { expect, test } from 'vitest'
import { sharedKey } from './shared-key.ts'

test('the language and the path are part of the key', () => {
  expect(sharedKey('/api/page', 'fr')).toBe('fr /api/page')
  expect(sharedKey('/api/page', 'en')).not.toBe(sharedKey('/api/page', 'fr'))
  expect(sharedKey('/api/page/1', 'fr')).not.toBe(sharedKey('/api/page', 'fr'))
})

test.each([
  ['/api/v2/product?page=2&nbItem=5', '/api/v2/product?nbItem=5&page=2'],
  ['/api/v2/product?search=ros%c3%a9', '/api/v2/product?search=ros%C3%A9'],
  ['/api/v2/product?search=vin+rouge', '/api/v2/product?search=vin%20rouge'],
  ['/api/v2/product?facets', '/api/v2/product?facets='],
  ['/api/v2/product?name=lk:a,b', '/api/v2/product?name=lk%3Aa%2Cb'],
])('%s and %s are one question', (one, other) => {
  expect(sharedKey(one, 'fr')).toBe(sharedKey(other, 'fr'))
})

test.each([
  ['/api/v2/product?a=1&a=2', '/api/v2/product?a=2&a=1'],
  ['/api/v2/product?a=1%262', '/api/v2/product?a=1&2'],
  ['/api/v2/product?a=%2B', '/api/v2/product?a=+'],
  ['/api/v2/product?', '/api/v2/product?a='],
])('%s and %s are two', (one, other) => {
  expect(sharedKey(one, 'fr') ?? one).not.toBe(sharedKey(other, 'fr') ?? other)
})

test.each([
  '/api/v2/product?%61=1&a=2',
  '/api/v2/product?a=%E0%A4%A',
  '/api/v2/product?a=é',
  '/api/v2/product?a=1#b',
  '/api/v2/product;a=1',
  '/api//product',
  '/api/product/',
  '/nos-vins',
  `/api/v2/product?search=${'x'.repeat(1_000)}`,
])('%s has no one spelling and is not kept', (url) => {
  expect(sharedKey(url, 'fr')).toBeNull()
})

test('however many addresses are made up, old ones keep their key', () => {
  const before = sharedKey('/api/page?b=1&a=2', 'fr')
  for (let at = 0; at < 6_000; at++) sharedKey(`/api/page?made=${at}`, 'fr')
  expect(sharedKey('/api/page?b=1&a=2', 'fr')).toBe(before)
})
