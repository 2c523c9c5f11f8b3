import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assemblyChanges, bookedChange, changesTooFar, type StockChange } from './stock-changes.ts'

test('deliveries come, what breaks or is poured goes, corrections say it themselves', () => {
  expect(bookedChange('DELIVERY', 60)).toBe(60)
  expect(bookedChange('BREAKAGE', 2)).toBe(-2)
  expect(bookedChange('SAMPLE', 1)).toBe(-1)
  expect([bookedChange('CORRECTION', 3), bookedChange('CORRECTION', -3)]).toEqual([3, -3])
  for (const reason of ['DELIVERY', 'BREAKAGE', 'SAMPLE'] as const) expect(bookedChange(reason, -1)).toBeNull()
  expect(bookedChange('CORRECTION', 0)).toBeNull()
})

test('what orders hold cannot leave, and the place says how many can', () => {
  const levels = new Map([['a', { quantity: 12, reserved: 5 }]])
  const take = (...changes: number[]) => [
    ...changesTooFar(
      levels,
      changes.map((change) => ({ holder: 'a', change })),
    ),
  ]
  expect(take(-7)).toEqual([])
  expect(take(-8)).toEqual([[0, 7]])
  expect(take(-4, -4)).toEqual([[1, 3]])
  expect(take(6, -13)).toEqual([])
})

const holders = ['a', 'b', 'c']
const change = fc.record({ holder: fc.constantFrom(...holders), change: fc.integer({ min: -30, max: 30 }) })
const level = fc.nat(40).chain((quantity) => fc.nat(quantity).map((reserved) => ({ quantity, reserved })))

test('after all changes that are not too far, no stock lies under what is held', () => {
  fc.assert(
    fc.property(fc.tuple(level, level, level), fc.array(change), (three, changes) => {
      const levels = new Map(holders.map((holder, at) => [holder, three[at] ?? { quantity: 0, reserved: 0 }]))
      const tooFar = changesTooFar(levels, changes)
      for (const [holder, { quantity, reserved }] of levels) {
        const own = changes.filter((one, at) => one.holder === holder && !tooFar.has(at))
        expect(own.reduce((sum, one) => sum + one.change, quantity)).toBeGreaterThanOrEqual(reserved)
      }
      expect([...tooFar.keys()].every((at) => (changes[at]?.change ?? 0) < 0)).toBe(true)
    }),
  )
})

test('boxes that are put together and taken apart again leave every stock as it was', () => {
  const parts = fc.array(fc.record({ holder: fc.constantFrom('b', 'c'), quantity: fc.integer({ min: 1, max: 12 }) }))
  const sums = (changes: readonly StockChange[]) =>
    holders.map((holder) => changes.filter((one) => one.holder === holder).reduce((sum, one) => sum + one.change, 0))
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), parts, (boxes, into) => {
      const made = assemblyChanges({ boxHolder: 'a', boxes, parts: into })
      const undone = assemblyChanges({ boxHolder: 'a', boxes: -boxes, parts: into })
      expect(sums([...made, ...undone])).toEqual([0, 0, 0])
      expect(sums(made)[0]).toBe(boxes)
    }),
  )
})
