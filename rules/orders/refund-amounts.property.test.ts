import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type RefundableOrder, type RefundShare, refundShare } from './refund-amounts.ts'

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 24 }),
  paidCents: fc.integer({ min: 0, max: 500_000 }),
})

const orders = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 5 }),
    shippingCents: fc.integer({ min: 0, max: 5_000 }),
  })
  .map(({ lines, shippingCents }): RefundableOrder => {
    const rows = lines.map((row, position) => ({ ...row, position, refundedQuantity: 0 }))
    const totalCents = rows.reduce((sum, { paidCents }) => sum + paidCents, shippingCents)
    return { totalCents, refundedCents: 0, shippingCents, refundedShippingCents: 0, lines: rows }
  })

function after(order: RefundableOrder, share: RefundShare): RefundableOrder {
  return {
    ...order,
    refundedCents: order.refundedCents + share.amountCents,
    refundedShippingCents: order.refundedShippingCents + share.shippingCents,
    lines: order.lines.map((row) => {
      const back = share.lines.find(({ position }) => position === row.position)
      return { ...row, refundedQuantity: row.refundedQuantity + (back?.quantity ?? 0) }
    }),
  }
}

const steps = fc.array(
  fc.record({
    lines: fc.array(fc.record({ position: fc.integer({ min: 0, max: 4 }), quantity: fc.integer({ min: 1, max: 12 }) })),
    shippingCents: fc.integer({ min: 0, max: 3_000 }),
    goodwillCents: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3_000 })),
  }),
  { maxLength: 8 },
)

test('whatever is asked in whatever order, never more goes back than came, and parts add up', () => {
  fc.assert(
    fc.property(orders, steps, (start, wishes) => {
      let order = start
      for (const wish of wishes) {
        const lines = wish.lines.map((one) => ({ ...one, isRestocked: true }))
        const share = refundShare(order, { ...wish, lines })
        if ('problem' in share) continue
        const parts = share.lines.reduce((sum, { amountCents }) => sum + amountCents, 0)
        expect(parts + share.shippingCents + share.goodwillCents).toBe(share.amountCents)
        for (const { amountCents } of share.lines) expect(amountCents).toBeGreaterThanOrEqual(0)
        order = after(order, share)
        expect(order.refundedCents).toBeLessThanOrEqual(order.totalCents)
        for (const row of order.lines) expect(row.refundedQuantity).toBeLessThanOrEqual(row.quantity)
      }
    }),
  )
})

test('all lines, piece by piece, and the delivery are the whole order to the cent', () => {
  fc.assert(
    fc.property(orders, (start) => {
      let order = start
      for (const { position, quantity } of start.lines) {
        for (let piece = 0; piece < quantity; piece++) {
          const share = refundShare(order, {
            lines: [{ position, quantity: 1, isRestocked: false }],
            shippingCents: 0,
            goodwillCents: 0,
          })
          if ('problem' in share) throw new Error(share.problem)
          order = after(order, share)
        }
      }
      const last = refundShare(order, { lines: [], shippingCents: start.shippingCents, goodwillCents: 0 })
      if ('problem' in last) throw new Error(last.problem)
      expect(after(order, last).refundedCents).toBe(start.totalCents)
    }),
  )
})

test('a line that is not there, more than was bought, more than delivery cost and more than is left are told', () => {
  const order: RefundableOrder = {
    totalCents: 2_900,
    refundedCents: 0,
    shippingCents: 400,
    refundedShippingCents: 0,
    lines: [{ position: 0, quantity: 2, refundedQuantity: 1, paidCents: 2_500 }],
  }
  const asked = { lines: [], shippingCents: 0, goodwillCents: 0 }
  const lines = (position: number, quantity: number) => [{ position, quantity, isRestocked: true }]
  expect(refundShare(order, { ...asked, lines: lines(1, 1) })).toEqual({ problem: 'line', position: 1 })
  expect(refundShare(order, { ...asked, lines: lines(0, 2) })).toEqual({ problem: 'line', position: 0 })
  expect(refundShare(order, { ...asked, lines: [...lines(0, 1), ...lines(0, 1)] })).toEqual({
    problem: 'line',
    position: 0,
  })
  expect(refundShare(order, { ...asked, shippingCents: 401 })).toEqual({ problem: 'shipping' })
  expect(refundShare(order, { ...asked, goodwillCents: 2_901 })).toEqual({ problem: 'amount' })
})
