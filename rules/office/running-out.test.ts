import { expect, test } from 'vitest'
import { daysLeft } from './running-out.ts'

test('what sells one a day and has ten left lasts ten days', () => {
  expect(daysLeft({ left: 10, sold: 60 })).toBe(10)
  expect(daysLeft({ left: 1, sold: 120 })).toBe(0)
})

test('what lasts a month, does not sell or is gone is no worry', () => {
  expect(daysLeft({ left: 30, sold: 60 })).toBeNull()
  expect(daysLeft({ left: 29, sold: 60 })).toBe(29)
  expect(daysLeft({ left: 5, sold: 0 })).toBeNull()
  expect(daysLeft({ left: 0, sold: 60 })).toBeNull()
})
