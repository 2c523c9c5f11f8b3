import { expect, test } from 'vitest'
import { logKeptSince } from './log-times.ts'

test('the log keeps three whole years and what there is of this one', () => {
  expect(logKeptSince(new Date('2026-11-17T10:00:00Z')).toISOString()).toBe('2022-12-31T23:00:00.000Z')
})

test('a year ends when it ends in Paris', () => {
  expect(logKeptSince(new Date('2026-12-31T22:59:59Z')).toISOString()).toBe('2022-12-31T23:00:00.000Z')
  expect(logKeptSince(new Date('2026-12-31T23:00:00Z')).toISOString()).toBe('2023-12-31T23:00:00.000Z')
})
