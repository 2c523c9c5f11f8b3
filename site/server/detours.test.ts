import { expect, test } from 'vitest'
import { findDetour } from './detours.ts'

test.each(['/', '/en', '/en/nos-vins', '/nos-vins?page=2', '/france', '/?a=1'])('%s is shown as it is', (url) => {
  expect(findDetour(url)).toBeNull()
})

test.each([
  ['/en/', '/en'],
  ['/nos-vins/?page=2', '/nos-vins?page=2'],
  ['/fr', '/'],
  ['/fr/', '/'],
  ['/fr/nos-vins', '/nos-vins'],
  ['/fr//evil.example', '/evil.example'],
  ['//evil.example/', '/evil.example'],
  ['//evil.example', '/evil.example'],
  ['/fr/\\evil.example', '/evil.example'],
  ['//', '/'],
])('%s leads to %s for good', (url, location) => {
  expect(findDetour(url)).toEqual({ status: 301, location })
})

test('a link from elsewhere is counted, and the page goes on without the word', () => {
  expect(findDetour('/en/?from=Carte%20de%20v%C5%93ux&page=2')).toEqual({
    status: 302,
    location: '/en?page=2',
    from: 'Carte de vœux',
  })
  expect(findDetour('/?from=')).toEqual({ status: 302, location: '/' })
})

test.each([
  '//evil.example',
  '///evil.example',
  '//evil.example/',
  '//evil.example//',
  '/\\evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n\\evil.example/',
  '\t//evil.example',
  '/fr//evil.example',
  '/fr/\\evil.example',
  '/fr/\t/evil.example',
  '/fr/fr//evil.example/',
  '/%5C%5Cevil.example',
  '/%2F%2Fevil.example',
  '/%09//evil.example',
  '/@evil.example',
  '//user@evil.example:80',
  '/.//evil.example',
  '/..//evil.example',
])('%j counted as a visit leads nowhere else', (path) => {
  const location = findDetour(`${path}?from=x`)?.location ?? ''
  expect(new URL(location, 'https://www.domaine.fr/').origin).toBe('https://www.domaine.fr')
})
