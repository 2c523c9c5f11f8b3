import { expect, test } from 'vitest'
import { chosenPieces } from './chosen-pieces.ts'

test('only lines with a whole number above nothing are chosen', () => {
  const typed = {
    'quantity-0': '2',
    'quantity-1': '0',
    'quantity-2': '',
    'quantity-3': '-1',
    'quantity-4': '1.5',
    'quantity-12': '12',
    'quantity-x': '1',
    quantity: '1',
    'reason-0': 'DAMAGED',
  }
  expect(chosenPieces(typed)).toEqual([
    { line: 0, quantity: 2 },
    { line: 12, quantity: 12 },
  ])
})
