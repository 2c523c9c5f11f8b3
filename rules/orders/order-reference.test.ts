import { expect, test } from 'vitest'
import { orderReference, parseOrderReference } from './order-reference.ts'

test('a reference is read as it was written', () => {
  for (const id of [1, 123, 999_999, 1_000_000]) expect(parseOrderReference(orderReference(id))).toBe(id)
})

test('and however people type it', () => {
  for (const typed of ['C-000123', 'c-123', ' C 000123 ', 'c–000123', '123'])
    expect(parseOrderReference(typed)).toBe(123)
})

test('anything else is none', () => {
  for (const typed of ['', 'C-', '0', 'C-000000', 'X-12', '12a', '1234567890', '-3', '1.5'])
    expect(parseOrderReference(typed)).toBe(null)
})
