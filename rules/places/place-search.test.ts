import { expect, test } from 'vitest'
import { placeKey, placeKeyWithoutArticle, readPlaceSearch } from './place-search.ts'

test('accents, hyphens, apostrophes and case do not matter', () => {
  expect(placeKey('L’Haÿ-les-Roses')).toBe('l hay les roses')
  expect(placeKey("L'HAY LES ROSES")).toBe('l hay les roses')
  expect(placeKey('Œuilly')).toBe('oeuilly')
  expect(placeKey('  Saint-Émilion ')).toBe('saint emilion')
})

test('"st" is "saint" and "ste" is "sainte", as words only', () => {
  expect(placeKey('st emil')).toBe('saint emil')
  expect(placeKey('Ste-Foy')).toBe('sainte foy')
  expect(placeKey('Stains')).toBe('stains')
})

test('an article may be left out', () => {
  expect(placeKeyWithoutArticle('Le Havre')).toBe('havre')
  expect(placeKeyWithoutArticle('L’Aigle')).toBe('aigle')
  expect(placeKeyWithoutArticle('Les')).toBe('les')
})

test('digits look for a code, letters for a name, signs for nothing', () => {
  expect(readPlaceSearch('212')).toEqual({ postalCode: '212' })
  expect(readPlaceSearch(' 21200 ')).toEqual({ postalCode: '21200' })
  expect(readPlaceSearch('212000')).toEqual({ key: '212000' })
  expect(readPlaceSearch('beaune')).toEqual({ key: 'beaune' })
  expect(readPlaceSearch('%')).toBeNull()
  expect(readPlaceSearch('___')).toBeNull()
})
