import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextToCome, placesLeft } from './places.ts'

const people = fc.integer({ min: 1, max: 12 })
const step = fc.oneof(
  fc.record({ kind: fc.constant('register' as const), people }),
  fc.record({ kind: fc.constant('cancel' as const), at: fc.nat(40) }),
)

test('whatever the order of registering and cancelling, nobody comes too many and nobody waits who fits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.array(step, { maxLength: 60 }), (capacity, steps) => {
      let coming: { id: number; people: number }[] = []
      let waiting: typeof coming = []
      const count = () => coming.reduce((sum, one) => sum + one.people, 0)
      for (const [id, one] of steps.entries()) {
        if (one.kind === 'register') {
          const group = { id, people: one.people }
          if (one.people <= placesLeft(capacity, count())) coming.push(group)
          else waiting.push(group)
        } else {
          coming = coming.filter((_, at) => at !== one.at)
          const promoted = nextToCome(waiting, placesLeft(capacity, count()))
          coming.push(...promoted)
          waiting = waiting.filter((group) => !promoted.includes(group))
        }
        expect(count()).toBeLessThanOrEqual(capacity)
        expect(nextToCome(waiting, placesLeft(capacity, count()))).toEqual([])
      }
    }),
  )
})

test('who comes next keeps the order of asking', () => {
  fc.assert(
    fc.property(fc.array(people, { maxLength: 20 }), fc.nat(40), (sizes, free) => {
      const waiting = sizes.map((size, id) => ({ id, people: size }))
      const ids = nextToCome(waiting, free).map(({ id }) => id)
      expect(ids).toEqual([...ids].sort((a, b) => a - b))
      if ((sizes[0] ?? 99) <= free) expect(ids[0]).toBe(0)
    }),
  )
})
