import { expect, test } from 'vitest'
import { fitEntries, fittingSize, inTwoColumns, type TextBox, wrappedLines } from './text-fitting.ts'

/** Fifty letters of ten points fit into a line, ten such lines into the height. */
const room: TextBox = { width: 250 / 0.94, height: 100, letterWidth: 0.5, lineHeight: 1, labelHeight: 10 }
const entry = (length: number) => ({ label: 'a', text: 'x'.repeat(length) })

test('lines are counted from letters, and paragraphs start anew', () => {
  expect(wrappedLines({ text: 'x'.repeat(50), size: 10, room })).toBe(1)
  expect(wrappedLines({ text: 'x'.repeat(51), size: 10, room })).toBe(2)
  expect(wrappedLines({ text: 'x\nx', size: 10, room })).toBe(2)
  expect(wrappedLines({ text: '', size: 10, room })).toBe(1)
})

test('the largest size that fits is taken, and the smallest when none does', () => {
  expect(fittingSize({ entries: [entry(450)], room, sizes: [10, 8, 5] })).toBe(10)
  expect(fittingSize({ entries: [entry(451)], room, sizes: [10, 8, 5] })).toBe(8)
  expect(fittingSize({ entries: [entry(9_000)], room, sizes: [10, 8, 5] })).toBe(5)
})

test('a short text keeps its lines, the long one is cut to the rest', () => {
  const fitted = fitEntries({ entries: [entry(50), entry(2_000)], size: 10, room })
  expect(fitted.map(({ maxLines }) => maxLines)).toEqual([1, 7])
})

test('room that is left is shared, for letters are wider than they were counted', () => {
  expect(fitEntries({ entries: [entry(50), entry(50)], size: 10, room }).map(({ maxLines }) => maxLines)).toEqual([
    2, 2,
  ])
})

test('a last line that cannot be shared goes to the first', () => {
  expect(
    fitEntries({ entries: [entry(900), entry(900), entry(900)], size: 10, room }).map(({ maxLines }) => maxLines),
  ).toEqual([3, 2, 2])
})

test('texts of one line need no room for two', () => {
  expect(fitEntries({ entries: Array(5).fill(entry(20)), size: 10, room })).toHaveLength(5)
})

test('texts without room for two lines are left out', () => {
  expect(fitEntries({ entries: Array(9).fill(entry(200)), size: 10, room })).toHaveLength(3)
})

test('columns are balanced', () => {
  const [left, right] = inTwoColumns([entry(300), entry(100), entry(100), entry(100)])
  expect([left.length, right.length]).toEqual([1, 3])
  expect(inTwoColumns([entry(10)])).toEqual([[entry(10)], []])
  expect(inTwoColumns([])).toEqual([[], []])
})
