import fc from 'fast-check'
import { expect, test } from 'vitest'
import { payWithCards, returnToCards } from './card-shares.ts'

const funds = fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 5 })

test('cards pay in their order, none more than it has, and together never more than is due', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 50_000 }), funds, (total, frees) => {
      const { shares, left } = payWithCards(
        total,
        frees.map((free, id) => ({ id, free })),
      )
      const paid = shares.reduce((sum, { cents }) => sum + cents, 0)
      expect(paid + left).toBe(total)
      expect(left).toBe(Math.max(0, total - frees.reduce((sum, free) => sum + free, 0)))
      for (const { cardId, cents } of shares) expect(cents).toBeLessThanOrEqual(frees[cardId] ?? 0)
      // Only the last card that pays may keep something.
      for (const { cardId, cents } of shares.slice(0, -1)) expect(cents).toBe(frees[cardId])
    }),
  )
})

test('what goes back goes to the cards first, and never more than they paid', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 50_000 }), funds, (amount, paid) => {
      const uses = paid.map((cents, cardId) => ({ cardId, cents, returned: Math.floor(cents / 3) }))
      const { shares, left } = returnToCards(amount, uses)
      const back = shares.reduce((sum, { cents }) => sum + cents, 0)
      expect(back + left).toBe(amount)
      const room = uses.reduce((sum, { cents, returned }) => sum + cents - returned, 0)
      expect(back).toBe(Math.min(amount, room))
    }),
  )
})
