import { expect, test } from 'vitest'
import { mayReload } from './failed-chunk.ts'

const NOON = Date.UTC(2026, 4, 4, 12)

test('the first failure reloads', () => {
  expect(mayReload(null, NOON)).toBe(true)
  expect(mayReload(Number.NaN, NOON)).toBe(true)
})

test('a second one within the minute does not', () => {
  expect(mayReload(NOON, NOON)).toBe(false)
  expect(mayReload(NOON, NOON + 59_999)).toBe(false)
})

test('after a minute it does again', () => {
  expect(mayReload(NOON, NOON + 60_000)).toBe(true)
})

test('a clock that was set back does not block reloads', () => {
  expect(mayReload(NOON, NOON - 3_600_000)).toBe(true)
})
