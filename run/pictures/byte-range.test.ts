import { expect, test } from 'vitest'
import { readByteRange } from './byte-range.ts'

test('a part is named by both ends, by its start or by its length from the end', () => {
  expect(readByteRange('bytes=0-0', 1000)).toEqual({ start: 0, end: 0 })
  expect(readByteRange('bytes=200-499', 1000)).toEqual({ start: 200, end: 499 })
  expect(readByteRange('bytes=200-', 1000)).toEqual({ start: 200, end: 999 })
  expect(readByteRange('bytes=-100', 1000)).toEqual({ start: 900, end: 999 })
})

test('an end beyond the file is its end', () => {
  expect(readByteRange('bytes=900-5000', 1000)).toEqual({ start: 900, end: 999 })
  expect(readByteRange('bytes=-5000', 1000)).toEqual({ start: 0, end: 999 })
})

test('a start beyond the file cannot be satisfied', () => {
  expect(readByteRange('bytes=1000-', 1000)).toBe('unsatisfiable')
  expect(readByteRange('bytes=-0', 1000)).toBe('unsatisfiable')
  expect(readByteRange('bytes=0-', 0)).toBe('unsatisfiable')
})

test('what is no single range is answered with the whole', () => {
  for (const header of [
    undefined,
    '',
    'bytes=-',
    'bytes=5-2',
    'bytes=0-1,5-6',
    'lines=0-1',
    'bytes=a-b',
    'bytes=1e3-',
  ]) {
    expect(readByteRange(header, 1000)).toBe('whole')
  }
})
