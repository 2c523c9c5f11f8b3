import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StoredRows } from './store.ts'
import { unknownParts } from './unknown-parts.ts'

const STORE: StoredRows = {
  table: 'products',
  columns: {},
  parts: {
    vintages: { table: 'vintages', key: 'product_id', keepsIds: true, columns: {} },
    pictures: { table: 'product_pictures', key: 'product_id', columns: {} },
  },
}
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 30 }))
const withId = (id: number) => ({ id })

test('any of those that are there may be given again, with new ones among them, in any order', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([1, 2, 3, 4, 5]), fc.nat(3), (kept, added) => {
      const before = { vintages: [1, 2, 3, 4, 5].map(withId) }
      const given = { vintages: [...kept.map(withId), ...Array.from({ length: added }, () => ({ year: 2024 }))] }
      expect(unknownParts(STORE, { before, given })).toEqual({})
    }),
  )
})

test('each id that is not there is told, and each that comes twice', () => {
  fc.assert(
    fc.property(ids, fc.array(fc.integer({ min: 1, max: 30 })), (there, given) => {
      const problems = unknownParts(STORE, {
        before: { vintages: there.map(withId) },
        given: { vintages: given.map(withId) },
      })
      const wrong = given.flatMap((id, at) =>
        there.includes(id) && given.indexOf(id) === at ? [] : [`vintages.${at}.id`],
      )
      expect(Object.keys(problems)).toEqual(wrong)
    }),
  )
})

test('parts that have no ids of their own are not asked for them', () => {
  expect(unknownParts(STORE, { before: {}, given: { pictures: [{ id: 7 }] } })).toEqual({})
  expect(unknownParts(STORE, { before: {}, given: {} })).toEqual({})
})
