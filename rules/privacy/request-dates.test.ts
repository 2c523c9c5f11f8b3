import { expect, test } from 'vitest'
import { dueDay } from './request-dates.ts'

const holidays = new Set(['2026-11-11', '2026-12-25', '2027-01-01'])
const at = (day: string) => new Date(`${day}T10:00:00Z`)

test.each(['ACCESS', 'RECTIFICATION', 'OBJECTION'] as const)('%s is answered within thirty days', (kind) => {
  expect(dueDay({ kind, receivedAt: at('2026-11-16'), holidays })).toBe('2026-12-16')
})

test('a deletion is done within ten working days', () => {
  // A Monday: two whole weeks.
  expect(dueDay({ kind: 'DELETION', receivedAt: at('2026-11-16'), holidays })).toBe('2026-11-30')
  // A Saturday: the first day that counts is Monday.
  expect(dueDay({ kind: 'DELETION', receivedAt: at('2026-11-14'), holidays })).toBe('2026-11-27')
})

test('public holidays do not count', () => {
  expect(dueDay({ kind: 'DELETION', receivedAt: at('2026-11-10'), holidays })).toBe('2026-11-25')
  expect(dueDay({ kind: 'DELETION', receivedAt: at('2026-12-21'), holidays })).toBe('2027-01-06')
})

test('the day is that of Paris', () => {
  expect(dueDay({ kind: 'ACCESS', receivedAt: new Date('2026-11-15T23:30:00Z'), holidays })).toBe('2026-12-16')
})
