import { expect, test } from 'vitest'
import { casePlaces, caseSize, fitsIntoCase, parseCase, putIn, takeOut } from './composed-case.ts'

test('an address names its bottles by declination and number', () => {
  expect(parseCase('12x2,15x1')).toEqual({
    bottles: [
      { id: 12, quantity: 2 },
      { id: 15, quantity: 1 },
    ],
    hasStrays: false,
  })
  expect(parseCase('')).toEqual({ bottles: [], hasStrays: false })
})

test('a wine that is named twice is counted together', () => {
  expect(parseCase('12x2,15x1,12x1').bottles).toEqual([
    { id: 12, quantity: 3 },
    { id: 15, quantity: 1 },
  ])
})

test('what is no bottle, or has no place any more, is left out and said to be', () => {
  for (const stray of ['12', '12x0', '12x-1', '-12x1', '0x1', '012x1', '12x1.5', '12 x1', '2147483648x1', 'x', ',']) {
    expect([stray, parseCase(stray)]).toEqual([stray, { bottles: [], hasStrays: true }])
  }
  expect(parseCase('12x99')).toEqual({ bottles: [{ id: 12, quantity: 12 }], hasStrays: true })
  expect(parseCase('12x10,15x4,16x1')).toEqual({
    bottles: [
      { id: 12, quantity: 10 },
      { id: 15, quantity: 2 },
    ],
    hasStrays: true,
  })
})

test('ten thousand lines are read as far as a case goes', () => {
  const written = Array.from({ length: 10_000 }, (_, at) => `${at + 1}x1`).join(',')
  const { bottles, hasStrays } = parseCase(written)
  expect([bottles.length, hasStrays]).toEqual([12, true])
})

test('a case of six grows to twelve when it is wished, or needed', () => {
  expect(caseSize([], null)).toBe(6)
  expect(caseSize([], '12')).toBe(12)
  expect(caseSize([], '1200')).toBe(6)
  expect(caseSize([{ id: 1, quantity: 7 }], '6')).toBe(12)
})

test('a touch puts as many in as the wine is sold by, where they have room', () => {
  expect(putIn({ bottles: [{ id: 1, quantity: 3 }], id: 1, step: 3 }, 6)).toEqual([{ id: 1, quantity: 6 }])
  expect(putIn({ bottles: [{ id: 1, quantity: 4 }], id: 2, step: 3 }, 6)).toBeNull()
  expect(takeOut({ bottles: [{ id: 1, quantity: 3 }], id: 1, step: 3 })).toEqual([])
  expect(takeOut({ bottles: [{ id: 1, quantity: 3 }], id: 2, step: 1 })).toEqual([{ id: 1, quantity: 3 }])
})

test('bottles of one wine stand side by side', () => {
  const bottles = [
    { id: 7, quantity: 2 },
    { id: 3, quantity: 1 },
  ]
  expect(casePlaces(bottles, 6)).toEqual([7, 7, 3, null, null, null])
})

test('bottles and half bottles fit; magnums, and what is sold by whole cases, do not', () => {
  expect(fitsIntoCase({ format: 750, multiple: 1 })).toBe(true)
  expect(fitsIntoCase({ format: 375, multiple: 3 })).toBe(true)
  expect(fitsIntoCase({ format: 1_500, multiple: 1 })).toBe(false)
  expect(fitsIntoCase({ format: 750, multiple: 6 })).toBe(false)
  expect(fitsIntoCase({ format: null, multiple: 1 })).toBe(false)
})
