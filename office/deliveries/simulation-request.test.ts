import { expect, test } from 'vitest'
import { simulationRequest } from './simulation-request.ts'

const PLACE = { country: 'FR', postalCode: ' 37000 ' }

test('a basket and a place are asked for in one word each', () => {
  const basket = [
    { id: 12, name: 'Les Aubépines', quantity: 6 },
    { id: 15, name: 'La Perrine', quantity: 0 },
    { id: 3, name: 'Bulles', quantity: 1 },
  ]
  expect(simulationRequest({ basket, ...PLACE })).toEqual({ products: '12x6,3x1', country: 'FR', postalCode: '37000' })
})

test('without a basket or a place nothing is asked', () => {
  expect(simulationRequest({ basket: [], ...PLACE })).toBeNull()
  const basket = [{ id: 12, name: 'Les Aubépines', quantity: 6 }]
  expect(simulationRequest({ basket, country: 'FR', postalCode: ' ' })).toBeNull()
})
