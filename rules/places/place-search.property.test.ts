import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeKey } from './place-search.ts'

test('a key is its own key and holds nothing but letters, digits and single spaces', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const key = placeKey(name)
      expect(placeKey(key)).toBe(key)
      expect(key).toMatch(/^([a-z0-9]+( [a-z0-9]+)*)?$/)
    }),
  )
})
