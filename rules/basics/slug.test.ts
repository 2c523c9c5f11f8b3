import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

test.each([
  ['L’été à l’œuvre, n° 2', 'l-ete-a-l-oeuvre-n-2'],
  ['Portes ouvertes, « au caveau »', 'portes-ouvertes-au-caveau'],
  ['Ægir & Straße v1.5', 'aegir-strasse-v1-5'],
  ['  --Déjà--  ', 'deja'],
])('%s is spelt without accents, signs and capitals', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test('a title without a letter of ours is called what one says, or nothing', () => {
  expect(slugOf('晩酌')).toBe('')
  expect(slugOf('★', { otherwise: 'evenement' })).toBe('evenement')
})

test('a long title is cut, and never ends with a hyphen', () => {
  expect(slugOf('abc def', { most: 4 })).toBe('abc')
  expect(slugOf('é'.repeat(300))).toHaveLength(120)
})

test('whatever is written, an address holds it as it is, and it is its own slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 30 }), (title, most) => {
      const slug = slugOf(title, { most, otherwise: 'x' })
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(slug.length).toBeLessThanOrEqual(most)
      expect(slugOf(slug, { most })).toBe(slug)
    }),
  )
})
