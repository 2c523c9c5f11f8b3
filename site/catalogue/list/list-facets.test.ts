import { expect, test } from 'vitest'
import { parseListAddress } from './list-address.ts'
import { facetChoices, knownFilters } from './list-facets.ts'

const wishOf = (query: string) => parseListAddress(new URLSearchParams(query)).wish
const values = (counts: Record<string, number>) => Object.entries(counts).map(([value, count]) => ({ value, count }))
const shop = { hidesPrices: false }

test('a year, size or name that the estate does not have is left out of the wish', () => {
  const whole = { vintage: values({ 2020: 2 }), appellation: values({ Chinon: 1 }) }
  const wish = wishOf('vintage=2020&vintage=1901&appellation=Pomerol&colour=RED')
  expect(knownFilters(wish, whole).filters).toEqual({ vintage: ['2020'], colour: ['RED'] })
})

test('a wish that the estate knows stays the very same', () => {
  const wish = wishOf('vintage=2020&colour=RED')
  expect(knownFilters(wish, { vintage: values({ 2020: 2 }) })).toBe(wish)
})

test('a filter that tells nothing apart is not offered', () => {
  const whole = { colour: values({ RED: 3 }), vintage: values({ 2020: 1, 2021: 2 }) }
  const names = facetChoices({ wish: wishOf(''), whole, narrowed: whole, shop }).map(({ name }) => name)
  expect(names).toEqual(['vintage'])
})

test('a value that leaves nothing is hidden, unless it is chosen', () => {
  const whole = { colour: values({ RED: 3, WHITE: 2, ROSE: 1 }) }
  const narrowed = { colour: values({ WHITE: 1 }) }
  const choices = (query: string) => facetChoices({ wish: wishOf(query), whole, narrowed, shop })[0]?.values
  expect(choices('')).toEqual([{ value: 'WHITE', count: 1, isChosen: false }])
  expect(choices('colour=RED')).toEqual([
    { value: 'RED', count: 0, isChosen: true },
    { value: 'WHITE', count: 1, isChosen: false },
  ])
})

test('a filter that has been chosen stays, even where it tells nothing apart', () => {
  const whole = { colour: values({ RED: 3 }) }
  expect(facetChoices({ wish: wishOf('colour=RED'), whole, narrowed: whole, shop })).toHaveLength(1)
})

test('what is in stock is offered only where something is not, and never the contrary', () => {
  const allThere = { inStock: values({ true: 8 }) }
  expect(facetChoices({ wish: wishOf(''), whole: allThere, narrowed: allThere, shop })).toEqual([])
  const someGone = { inStock: values({ true: 8, false: 1 }) }
  expect(facetChoices({ wish: wishOf(''), whole: someGone, narrowed: someGone, shop })).toEqual([
    { name: 'inStock', values: [{ value: 'true', count: 8, isChosen: false }] },
  ])
})

test('prices that are hidden narrow nothing', () => {
  const whole = { price: values({ '0-10': 1, '10-20': 2 }) }
  expect(facetChoices({ wish: wishOf(''), whole, narrowed: whole, shop })).toHaveLength(1)
  expect(facetChoices({ wish: wishOf(''), whole, narrowed: whole, shop: { hidesPrices: true } })).toEqual([])
})
