import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '#rules/basics/money.ts'
import { orderTotals } from '#rules/orders/order-totals.ts'
import { cartVat, vatWithShipping } from './cart-vat.ts'

const line = fc
  .record({
    total: fc.integer({ min: 1, max: 50_000 }),
    rate: fc.constantFrom(20, 10, 5.5, 2.1, 0),
    isDematerialized: fc.boolean(),
  })
  .map(({ total, rate, isDematerialized }) => ({
    total: cents(total),
    parts: [{ rate, cents: cents(total) }],
    isDematerialized,
  }))

test('the cart tells the same VAT as its order will, with any code and any delivery', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 0, max: 3_000 }),
      fc.record({ amount: fc.integer({ min: 0, max: 60_000 }), isOnShipping: fc.boolean() }),
      (lines, shipping, { amount, isOnShipping }) => {
        const discount = { amount: cents(amount), isOnShipping }
        const order = orderTotals({ lines, discount, shipping: cents(shipping) })
        const told = vatWithShipping(cartVat(lines, isOnShipping ? cents(0) : discount.amount), {
          fees: cents(shipping),
          discount: isOnShipping ? order.discount : cents(0),
        })
        const owed = order.vat.filter(({ gross }) => gross > 0).map(({ rate, vat }) => ({ rate, vat }))
        expect(told).toEqual(owed)
      },
    ),
  )
})
