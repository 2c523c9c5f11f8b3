import { expect, test } from 'vitest'
import { jsonList, jsonObject, jsonOf, readJson } from './json.ts'

test('what is put together from JSON is the JSON of the whole', () => {
  const whole = { products: [{ name: 'L’Aubépine "vieille" 🍷' }, { name: '' }], total: 2, 'a "name"': null }
  const written = jsonObject<typeof whole>({
    products: jsonList(whole.products.map(jsonOf)),
    total: jsonOf(whole.total),
    'a "name"': jsonOf(null),
  })
  expect(written).toBe(jsonOf(whole))
  expect(readJson(written)).toEqual(whole)
})

test('letters beyond Latin are written by their numbers', () => {
  expect(jsonOf('L’élan 🍷 œuvre')).toBe('"L\\u2019élan \\ud83c\\udf77 \\u0153uvre"')
})

test('a list of nothing is an empty one', () => {
  expect(readJson(jsonList([]))).toEqual([])
})
