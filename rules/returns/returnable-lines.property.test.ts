import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FULFILMENTS } from '#contract/orders/closed-sets.ts'
import { RETURN_REASONS, type ReturnReason } from '#contract/returns/closed-sets.ts'
import { hasLeft, returnableLines, returnProblem } from './returnable-lines.ts'

const sold = { position: 0, quantity: 6, refundedQuantity: 1, isOwn: false }
const ask = (quantity: number, reason: ReturnReason = 'DAMAGED') => [{ position: 0, quantity, reason }]

test('what was sold, less what was refunded, less what is on its way back', () => {
  const lines = returnableLines({ lines: [sold], underWay: [{ position: 0, quantity: 2 }], mayRegret: true })
  expect(lines).toEqual([{ position: 0, left: 3, reasons: RETURN_REASONS }])
  expect(returnProblem(ask(3), lines)).toBe(null)
  expect(returnProblem(ask(4), lines)).toBe('return-too-many')
  expect(returnProblem([...ask(2), ...ask(2, 'FAULTY')], lines)).toBe('return-too-many')
  expect(returnProblem([{ position: 1, quantity: 1, reason: 'DAMAGED' }], lines)).toBe('return-too-many')
})

test('regret has its time and its goods; what is damaged, wrong or faulty always comes back', () => {
  for (const [isOwn, mayRegret] of [
    [true, true],
    [false, false],
    [true, false],
  ] as const) {
    const lines = returnableLines({ lines: [{ ...sold, isOwn }], underWay: [], mayRegret })
    expect(returnProblem(ask(1, 'CHANGED_MIND'), lines)).toBe('return-not-for-regret')
    for (const reason of ['DAMAGED', 'WRONG_PRODUCT', 'FAULTY'] as const)
      expect(returnProblem(ask(1, reason), lines)).toBe(null)
  }
})

test('only what has left can come back', () => {
  expect(FULFILMENTS.filter(hasLeft)).toEqual(['SHIPPED', 'DELIVERED'])
})

test('however returns are asked for one after the other, never more comes back than was sold', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 24 }),
      fc.integer({ min: 0, max: 24 }),
      fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 12 }),
      (quantity, refunded, wishes) => {
        const refundedQuantity = Math.min(quantity, refunded)
        const underWay: { position: number; quantity: number }[] = []
        for (const wish of wishes) {
          const lines = [{ ...sold, quantity, refundedQuantity }]
          if (!returnProblem(ask(wish), returnableLines({ lines, underWay, mayRegret: true })))
            underWay.push({ position: 0, quantity: wish })
        }
        const back = underWay.reduce((sum, piece) => sum + piece.quantity, 0)
        expect(back + refundedQuantity).toBeLessThanOrEqual(quantity)
      },
    ),
  )
})
