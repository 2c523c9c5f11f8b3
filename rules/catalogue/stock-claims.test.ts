import { expect, test } from 'vitest'
import { stockClaims } from './stock-claims.ts'

const needs = [
  { declinationId: 1, holder: 'declination 1', need: 1, stock: 10 },
  { declinationId: 9, holder: 'declination 1', need: 6, stock: 10 },
  { declinationId: 9, holder: 'declination 12', need: 2, stock: 10 },
]

test('a box, a bottle and the same bottle with other words take from one stock', () => {
  const wanted = [
    { declinationId: 9, quantity: 1 },
    { declinationId: 1, quantity: 2 },
    { declinationId: 1, quantity: 1 },
  ]
  expect(stockClaims(wanted, needs)).toEqual([
    { holder: 'DECLINATION', holderId: 1, quantity: 9 },
    { holder: 'DECLINATION', holderId: 12, quantity: 2 },
  ])
})

test('what nobody counts takes nothing', () => {
  expect(stockClaims([{ declinationId: 5, quantity: 3 }], needs)).toEqual([])
})

test('claims come in the order of their holders, whatever the order of the lines', () => {
  const all = [12, 3, 100, 2].map((id) => ({ declinationId: id, holder: `declination ${id}`, need: 1, stock: 9 }))
  const product = { declinationId: 3, holder: 'product 1', need: 1, stock: 9 }
  const claims = stockClaims(
    all.map(({ declinationId }) => ({ declinationId, quantity: 1 })),
    [...all, product],
  )
  expect(claims.map(({ holder, holderId }) => `${holder} ${holderId}`)).toEqual([
    'DECLINATION 2',
    'DECLINATION 3',
    'DECLINATION 12',
    'DECLINATION 100',
    'PRODUCT 1',
  ])
})
