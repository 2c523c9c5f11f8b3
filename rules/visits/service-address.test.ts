import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bookingPath, servicePath } from './service-address.ts'

test('a title is spelt without accents, signs and capitals', () => {
  expect(servicePath({ id: 3, title: 'L’été à l’œuvre, n° 2' })).toBe('/service/l-ete-a-l-oeuvre-n-2/3')
  expect(bookingPath({ id: 1, title: 'Visite des galeries' })).toBe('/service/visite-des-galeries/1/book')
})

test('a title without a letter of ours has an address too', () => {
  expect(servicePath({ id: 4, title: '晩酌' })).toBe('/service/visit/4')
})

test('every address is one that can be written as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), (title, id) => {
      expect(servicePath({ id, title })).toMatch(/^\/service\/[a-z0-9]+(-[a-z0-9]+)*\/\d+$/)
    }),
  )
})
