import { expect, test } from 'vitest'
import { withdrawalFacts } from './withdrawal-facts.ts'

const words = { withdrawal: '{days} days', personal: 'not {names}' }
const bottle = { name: 'Les Aubépines', customizations: [] }
const engraved = { name: 'Coffret', customizations: [{ id: 1, text: 'Jeanne & Paul' }] }
const wrapped = { name: 'Carafe', customizations: [{ id: 2, checkbox: true }] }
const told = (...products: Parameters<typeof withdrawalFacts>[0]['products']) =>
  withdrawalFacts({ products, words, days: 14 })

test('what bears one’s own words is excepted by name; where there is nothing else, no days are promised', () => {
  expect(told(bottle, wrapped)).toEqual(['14 days'])
  expect(told(bottle, engraved)).toEqual(['14 days', 'not Coffret'])
  expect(told(engraved)).toEqual(['not Coffret'])
})
