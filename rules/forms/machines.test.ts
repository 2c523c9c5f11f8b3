import { expect, test } from 'vitest'
import { isTooFast } from './machines.ts'

const now = new Date('2026-11-16T10:00:00Z')
const ago = (milliseconds: number) => now.getTime() - milliseconds

test('a form that was filled in at once was filled in by a machine', () => {
  expect(isTooFast(ago(0), now)).toBe(true)
  expect(isTooFast(ago(1_999), now)).toBe(true)
  expect(isTooFast(ago(2_000), now)).toBe(false)
})

test('nobody is judged who says no time, or one that cannot be', () => {
  expect(isTooFast(null, now)).toBe(false)
  expect(isTooFast(ago(-60_000), now)).toBe(false)
})
