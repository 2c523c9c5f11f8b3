import { expect, test } from 'vitest'
import { PARAMETERS } from '#rules/sites/parameter-catalogue.ts'
import { parameterWords } from '#words/sites/parameters/words.ts'
import { findParameters } from './parameter-groups.ts'

const found = (search: string) => findParameters(search, parameterWords.fr).flatMap(({ types }) => types)

test('without a word, every parameter that has its effect is there once', () => {
  const all = Object.entries(PARAMETERS).filter(([, { waitsFor }]) => waitsFor === null)
  expect(found('').sort()).toEqual(all.map(([type]) => type).sort())
})

test('words are found in labels and names, whatever their accents and order', () => {
  expect(found('theme sombre')).toEqual(['DARK_THEME'])
  expect(found('sombre THÈME')).toEqual(['DARK_THEME'])
  expect(found('free shipping price')).toEqual(['FREE_SHIPPING_PRICE'])
  expect(found('xyzzy')).toEqual([])
})
