import { expect, test } from 'vitest'
import { forgottenCarts } from './cart-lifetimes.ts'

test('an empty cart is kept for three days, a filled one for a month after it would have been recalled', () => {
  expect(forgottenCarts(new Date('2026-11-16T12:00:00Z'))).toEqual({
    emptyBefore: new Date('2026-11-13T12:00:00Z'),
    filledBefore: new Date('2026-10-16T12:00:00Z'),
  })
})
