import { expect, test } from 'vitest'
import { cartReminder, reviewRequestAt } from './reminders.ts'

const now = new Date('2026-11-15T10:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const CART = { reminder_email: 'a@b.fr', ordered_at: null, reminded_at: null, changed_at: hoursAgo(25) }

test('a cart is recalled a day after it was last touched, once, and only with an address', () => {
  expect(cartReminder(CART, now)).toBe('now')
  expect(cartReminder({ ...CART, changed_at: hoursAgo(24) }, now)).toBe('now')
  expect(cartReminder({ ...CART, changed_at: hoursAgo(20) }, now)).toEqual(new Date(now.getTime() + 4 * 3_600_000))
  expect(cartReminder({ ...CART, reminder_email: null }, now)).toBe('never')
  expect(cartReminder({ ...CART, ordered_at: hoursAgo(2) }, now)).toBe('never')
  expect(cartReminder({ ...CART, reminded_at: hoursAgo(2) }, now)).toBe('never')
})

test('a review is asked for after the days that the estate says, or never', () => {
  expect(reviewRequestAt(now, '10')).toEqual(new Date('2026-11-25T10:00:00Z'))
  expect(reviewRequestAt(now, '0')).toEqual(now)
  expect(reviewRequestAt(now, '1,5')).toEqual(new Date('2026-11-16T22:00:00Z'))
  for (const unset of [null, '', ' ', '-1', 'bientôt']) expect(reviewRequestAt(now, unset)).toBeNull()
})
