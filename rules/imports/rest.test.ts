import { expect, test } from 'vitest'
import { restMs } from './rest.ts'

test('an import hardly rests when nobody else is there', () => {
  expect(restMs({ tookMs: 1_500, busy: 0 })).toBe(200)
  expect(restMs({ tookMs: 10, busy: 1 })).toBe(200)
})

test('to a full shop it leaves four fifths of the time', () => {
  expect(restMs({ tookMs: 1_500, busy: 1 })).toBe(6_000)
  expect(restMs({ tookMs: 1_500, busy: 0.5 })).toBe(3_000)
})

test('it never stands still for longer than ten seconds', () => {
  expect(restMs({ tookMs: 60_000, busy: 1 })).toBe(10_000)
})
