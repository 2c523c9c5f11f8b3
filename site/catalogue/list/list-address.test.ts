import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LIST_FILTERS } from '#contract/catalogue/closed-sets.ts'
import {
  chosenValues,
  LIST_ORDERS,
  listFilters,
  listQuery,
  parseListAddress,
  withoutFilters,
  withoutValue,
} from './list-address.ts'

const read = (query: string) => parseListAddress(new URLSearchParams(query))
const wishOf = (query: string) => read(query).wish

test('an address without parameters wishes for everything, as the estate orders it', () => {
  expect(read('')).toEqual({
    wish: { search: '', filters: {}, group: 'family', orderBy: null, page: 1 },
    hasStrays: false,
  })
})

test('repeated parameters are several values of one filter', () => {
  expect(wishOf('colour=RED&vintage=2020&colour=ROSE').filters).toEqual({ colour: ['RED', 'ROSE'], vintage: ['2020'] })
})

test.each([
  'colour=BLUE',
  'colour=toString',
  'vintage=vieux',
  'vintage=99999',
  'format=0',
  'price=10-30',
  'dish=PIZZA',
  'award=PLATINUM',
  'inStock=false',
  'kind=WATER',
  'tags=a%20b',
  'appellation=a,b',
  'appellation=lk:a',
  'grape=%00',
  'group=colour',
  'orderBy=id',
  'page=0',
  'page=-1',
  'page=two',
  'page=99999',
  `search=${'a'.repeat(101)}`,
])('%s is left out, and noticed', (query) => {
  const { wish, hasStrays } = read(query)
  expect(hasStrays).toBe(true)
  expect(wish).toMatchObject({ filters: {}, group: 'family', orderBy: null, page: 1 })
})

test('a value given twice counts once', () => {
  expect(read('colour=RED&colour=RED')).toMatchObject({ wish: { filters: { colour: ['RED'] } }, hasStrays: true })
})

test('the call for products gets lists with commas, bands under their own name and the search as a likeness', () => {
  expect(listFilters(wishOf('colour=RED&colour=ROSE&price=10-20&price=60-&search=cr%C3%A9mant'))).toEqual({
    search: 'lk:crémant',
    colour: 'RED,ROSE',
    priceBand: '10-20,60-',
  })
})

test('no filter is longer than a call takes', () => {
  const query = new URLSearchParams()
  for (let at = 0; at < 30; at++) query.append('grape', `Cépage de la vallée numéro ${at}`)
  const { wish, hasStrays } = parseListAddress(query)
  expect(hasStrays).toBe(true)
  expect(listFilters(wish).grape?.length).toBeLessThanOrEqual(200)
  expect(wish.filters.grape?.length).toBeGreaterThan(5)
})

test('a value is taken away alone, and brings back the first page', () => {
  const wish = wishOf('colour=RED&colour=ROSE&vintage=2020&page=3&orderBy=name')
  expect(listQuery(withoutValue({ wish, name: 'colour', value: 'RED' }))).toBe('?colour=ROSE&vintage=2020&orderBy=name')
  expect(listQuery(withoutValue({ wish, name: 'vintage', value: '2020' }))).toBe('?colour=RED&colour=ROSE&orderBy=name')
  expect(listQuery(withoutFilters(wish))).toBe('?orderBy=name')
})

test('what is chosen is told value by value', () => {
  expect(chosenValues(wishOf('vintage=2020&colour=RED&colour=ROSE'))).toEqual([
    { name: 'colour', value: 'RED' },
    { name: 'colour', value: 'ROSE' },
    { name: 'vintage', value: '2020' },
  ])
})

test('whatever stands in an address, reading never throws and the spelling of what was read is stable', () => {
  const name = fc.constantFrom(...LIST_FILTERS, 'search', 'group', 'orderBy', 'page', 'other')
  const value = fc.oneof(
    fc.string(),
    fc.constantFrom('RED', '2020', '750', '10-20', 'true', 'SPARKLING', ...LIST_ORDERS, '2'),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value)), (entries) => {
      const { wish } = parseListAddress(new URLSearchParams(entries))
      const again = parseListAddress(new URLSearchParams(listQuery(wish)))
      expect(again).toEqual({ wish, hasStrays: false })
    }),
  )
})
