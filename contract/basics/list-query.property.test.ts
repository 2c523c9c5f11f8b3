import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defineList, readListQuery } from './list-query.ts'

const rules = defineList({
  filters: {
    name: { value: 'text', operators: ['equal', 'like'] },
    price: { value: 'number', operators: ['equal', 'superior'] },
  },
  orderBy: ['name', 'price'],
  defaultOrder: '-price',
  defaultNbItem: 10,
})

const anyName = fc.oneof(fc.constantFrom('name', 'price', 'nbItem', 'page', 'orderBy'), fc.string())
const anyQuery = fc.dictionary(
  anyName,
  fc.oneof(fc.string(), fc.array(fc.string()), fc.constant('lk:%'), fc.nat().map(String)),
)

test('whatever is asked, the answer only holds allowed names and bounded numbers', () => {
  fc.assert(
    fc.property(anyQuery, (asked) => {
      const read = readListQuery(rules, asked)
      if ('problems' in read) {
        expect(Object.keys(read.problems).every((name) => Object.hasOwn(asked, name))).toBe(true)
        return
      }
      const { nbItem, page, orderBy, filters } = read.list
      expect(nbItem).toBeGreaterThanOrEqual(1)
      expect(nbItem).toBeLessThanOrEqual(100)
      expect(page).toBeGreaterThanOrEqual(1)
      expect(['name', 'price']).toContain(orderBy.field)
      for (const { field, operator, values } of filters) {
        expect(rules.filters[field].operators).toContain(operator)
        expect(values.every((value) => typeof value === (field === 'price' ? 'number' : 'string'))).toBe(true)
      }
    }),
  )
})
