import { expect, test } from 'vitest'
import { defineList, readListQuery } from './list-query.ts'

const rules = defineList({
  filters: {
    name: { value: 'text', operators: ['equal', 'like', 'different'] },
    price: { value: 'number', operators: ['equal', 'inferior', 'inferior_or_equal', 'superior', 'superior_or_equal'] },
    inStock: { value: 'boolean', operators: ['equal'] },
  },
  orderBy: ['price', 'name'],
  defaultOrder: 'price',
  defaultNbItem: 10,
})

const read = (asked: Record<string, unknown>) => readListQuery(rules, asked)

test('nothing asked gives the first page in the default order', () => {
  expect(read({})).toEqual({
    list: { nbItem: 10, page: 1, orderBy: { field: 'price', descending: false }, filters: [] },
  })
})

test('each mark is its operator', () => {
  const operators = ['lt:20', 'lte:20', 'gt:20', 'gte:20', '20'].map((price) => {
    const answer = read({ price })
    return 'list' in answer ? answer.list.filters[0] : null
  })
  expect(operators).toEqual([
    { field: 'price', operator: 'inferior', values: [20] },
    { field: 'price', operator: 'inferior_or_equal', values: [20] },
    { field: 'price', operator: 'superior', values: [20] },
    { field: 'price', operator: 'superior_or_equal', values: [20] },
    { field: 'price', operator: 'equal', values: [20] },
  ])
})

test('like and different carry their text', () => {
  expect(read({ name: 'lk:rouge' })).toMatchObject({ list: { filters: [{ operator: 'like', values: ['rouge'] }] } })
  expect(read({ name: 'df:a,b' })).toMatchObject({ list: { filters: [{ operator: 'different', values: ['a', 'b'] }] } })
})

test('a comma list is several values for equal, plain text for like', () => {
  expect(read({ name: 'rouge,blanc' })).toMatchObject({ list: { filters: [{ values: ['rouge', 'blanc'] }] } })
  expect(read({ name: 'lk:rouge,blanc' })).toMatchObject({ list: { filters: [{ values: ['rouge,blanc'] }] } })
})

test('a colon that is no mark belongs to the value', () => {
  expect(read({ name: '12:30' })).toMatchObject({ list: { filters: [{ operator: 'equal', values: ['12:30'] }] } })
})

test('a minus sign descends', () => {
  expect(read({ orderBy: '-name' })).toMatchObject({ list: { orderBy: { field: 'name', descending: true } } })
})

test('an empty value is as if it had not been given', () => {
  expect(read({ name: '', price: '', orderBy: '', nbItem: '', page: '' })).toEqual(read({}))
})

test('an unknown filter, order or operator is named', () => {
  expect(read({ colour: 'red' })).toEqual({
    problems: { colour: { problem: 'unknown-filter', choices: ['name', 'price', 'inStock'] } },
  })
  expect(read({ orderBy: '-id' })).toEqual({
    problems: { orderBy: { problem: 'unknown-order', choices: ['price', 'name'] } },
  })
  expect(read({ price: 'lk:2' })).toMatchObject({ problems: { price: { problem: 'unknown-operator' } } })
})

test('names of Object.prototype are unknown filters like any other', () => {
  expect(read({ constructor: 'x', toString: 'y' })).toMatchObject({
    problems: { constructor: { problem: 'unknown-filter' }, toString: { problem: 'unknown-filter' } },
  })
})

test('sizes and pages are whole, positive and bounded', () => {
  expect(read({ nbItem: '0' })).toEqual({ problems: { nbItem: { problem: 'too-small', limit: 1 } } })
  expect(read({ nbItem: '101' })).toEqual({ problems: { nbItem: { problem: 'too-big', limit: 100 } } })
  expect(read({ nbItem: '1e2' })).toEqual({ problems: { nbItem: { problem: 'not-whole' } } })
  expect(read({ page: '-1' })).toEqual({ problems: { page: { problem: 'too-small', limit: 1 } } })
  expect(read({ page: 'x' })).toEqual({ problems: { page: { problem: 'not-whole' } } })
})

test('values must be of their kind', () => {
  expect(read({ price: 'cheap' })).toEqual({ problems: { price: { problem: 'not-a-number' } } })
  expect(read({ inStock: 'maybe' })).toEqual({ problems: { inStock: { problem: 'not-yes-or-no' } } })
  expect(read({ inStock: 'true' })).toMatchObject({ list: { filters: [{ values: [true] }] } })
})

test('a parameter given twice, a very long one and a very long list are refused', () => {
  expect(read({ name: ['a', 'b'] })).toEqual({ problems: { name: { problem: 'given-twice' } } })
  expect(read({ name: 'x'.repeat(201) })).toEqual({ problems: { name: { problem: 'too-long', limit: 200 } } })
  expect(read({ name: Array(60).fill('a').join(',') })).toEqual({
    problems: { name: { problem: 'too-many', limit: 50 } },
  })
})

test('words that were pasted over lines are one line, and nothing but space is nothing', () => {
  expect(read({ name: 'lk:clos\r\ndu\tpuits ' })).toMatchObject({ list: { filters: [{ values: ['clos du puits'] }] } })
  expect(read({ name: ' \n ', price: '\t' })).toEqual(read({}))
})
