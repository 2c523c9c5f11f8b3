import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Entry, fitEntries, fittingSize, inTwoColumns, type TextBox, wrappedLines } from './text-fitting.ts'

const SIZES = [10, 9, 8, 7]
const entries = fc.array(fc.record({ label: fc.string(), text: fc.string({ maxLength: 3_000 }) }), { maxLength: 30 })
const rooms = fc.record({
  width: fc.integer({ min: 60, max: 500 }),
  height: fc.integer({ min: 0, max: 700 }),
  letterWidth: fc.double({ min: 0.3, max: 0.6, noNaN: true }),
  lineHeight: fc.double({ min: 1, max: 1.8, noNaN: true }),
  labelHeight: fc.integer({ min: 0, max: 40 }),
})

test('whatever the texts, they never take more than the room', () => {
  fc.assert(
    fc.property(entries, rooms, (given: Entry[], room: TextBox) => {
      const size = fittingSize({ entries: given, room, sizes: SIZES })
      const fitted = fitEntries({ entries: given, size, room })
      const lines = fitted.reduce((sum, { maxLines }) => sum + maxLines, 0)
      expect(fitted.length * room.labelHeight + lines * size * room.lineHeight).toBeLessThanOrEqual(room.height + 1e-6)
      for (const { maxLines } of fitted) expect(maxLines).toBeGreaterThanOrEqual(1)
    }),
  )
})

test('nothing is cut while a smaller size would still hold it', () => {
  fc.assert(
    fc.property(entries, rooms, (given: Entry[], room: TextBox) => {
      const size = fittingSize({ entries: given, room, sizes: SIZES })
      const isCut = fitEntries({ entries: given, size, room }).some(
        ({ text, maxLines }) => maxLines < wrappedLines({ text, size, room }),
      )
      if (isCut) expect(size).toBe(SIZES.at(-1))
    }),
  )
})

test('two columns hold all texts in their order', () => {
  fc.assert(
    fc.property(entries, (given: Entry[]) => {
      expect(inTwoColumns(given).flat()).toEqual(given)
    }),
  )
})
