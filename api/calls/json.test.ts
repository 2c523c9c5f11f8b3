import { expect, test } from 'vitest'
import { jsonList, jsonObject, jsonOf, readJson } from './json.ts'

test('what is put together from JSON is the JSON of the whole', () => {
  const whole = { products: [{ name: 'L’Aubépine "vieille"' }, { name: '' }], total: 2, 'a "name"': null }
  const written = jsonObject<typeof whole>({
    products: jsonList(whole.products.map(jsonOf)),
    total: jsonOf(whole.total),
    'a "name"': jsonOf(null),
  })
  expect(Buffer.concat(written).toString()).toBe(JSON.stringify(whole))
  expect(readJson(written)).toEqual(whole)
})

test('a list of nothing is an empty one', () => {
  expect(readJson(jsonList([]))).toEqual([])
})
