import { expect, test } from 'vitest'
import { listed, readEuros } from './supplement-request.ts'

test('what is added is told as the call asks for it, without what is none', () => {
  const added = [
    { id: 12, name: 'A', quantity: 6 },
    { id: 15, name: 'B', quantity: 0 },
  ]
  expect(listed(added)).toBe('12x6')
  expect(listed([])).toBe('')
})

test('amounts are read with a comma or a point', () => {
  expect([readEuros('4,90'), readEuros(' 5.5 '), readEuros('')]).toEqual([4.9, 5.5, 0])
  expect([readEuros('x'), readEuros('1,234'), readEuros('-3')]).toEqual([null, null, null])
})
