import fc from 'fast-check'
import { expect, test } from 'vitest'
import { takenOut } from './order-edits.ts'
import { type RefundableOrder, refundShare } from './refund-amounts.ts'

const line = fc.record({ quantity: fc.integer({ min: 1, max: 24 }), paidCents: fc.integer({ min: 0, max: 50_000 }) })
const order = fc
  .record({ lines: fc.array(line, { minLength: 1, maxLength: 6 }), shippingCents: fc.nat({ max: 3_000 }) })
  .map(({ lines, shippingCents }): RefundableOrder => {
    const goods = lines.reduce((sum, { paidCents }) => sum + paidCents, 0)
    return {
      totalCents: goods + shippingCents,
      refundedCents: 0,
      shippingCents,
      refundedShippingCents: 0,
      lines: lines.map((one, position) => ({ ...one, position, refundedQuantity: 0 })),
    }
  })
const wish = fc.array(fc.record({ position: fc.nat({ max: 6 }), share: fc.double({ min: 0, max: 1, noNaN: true }) }), {
  minLength: 1,
  maxLength: 3,
})

/** One change of an order's lines, as the handler does it; the order as it was where it is refused. */
function edit(order: RefundableOrder, wanted: readonly { position: number; share: number }[]): RefundableOrder {
  const staying = [...new Map(wanted.map((one) => [one.position, one])).values()].flatMap(({ position, share }) => {
    const found = order.lines.find((one) => one.position === position)
    return found ? [{ position, quantity: Math.round((found.quantity - found.refundedQuantity) * share) }] : []
  })
  const out = takenOut(
    order.lines.map((one) => ({ ...one, isGiftCard: false })),
    staying,
  )
  if ('problem' in out) return order
  const pieces = out.removed.map((piece) => ({ ...piece, isRestocked: true }))
  const share = refundShare(order, { lines: pieces, shippingCents: 0, goodwillCents: 0 })
  if ('problem' in share) throw new Error('What stays was counted wrongly')
  return {
    ...order,
    refundedCents: order.refundedCents + share.amountCents,
    lines: order.lines.map((one) => ({
      ...one,
      refundedQuantity:
        one.refundedQuantity + (share.lines.find(({ position }) => position === one.position)?.quantity ?? 0),
    })),
  }
}

test('after any changes, what was paid less what went back is what the order still holds, to the cent', () => {
  fc.assert(
    fc.property(order, fc.array(wish, { maxLength: 8 }), (placed, wishes) => {
      const edited = wishes.reduce(edit, placed)
      const stillPaid = edited.totalCents - edited.refundedCents
      const worth = edited.lines.reduce(
        (sum, { paidCents, quantity, refundedQuantity }) =>
          sum + paidCents - Math.floor((paidCents * refundedQuantity) / quantity),
        edited.shippingCents,
      )
      expect(stillPaid).toBe(worth)
      expect(edited.lines.some(({ quantity, refundedQuantity }) => quantity > refundedQuantity)).toBe(true)
    }),
  )
})
