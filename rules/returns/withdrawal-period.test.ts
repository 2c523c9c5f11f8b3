import { expect, test } from 'vitest'
import { withdrawalPeriod } from './withdrawal-period.ts'

const facts = {
  delivery: 'DELIVERY',
  deliveredAt: new Date('2026-11-02T10:00:00Z'),
  paidAt: new Date('2026-10-28T10:00:00Z'),
  days: 14,
  holidays: new Set(['2026-11-11', '2026-12-25']),
  now: new Date('2026-11-10T10:00:00Z'),
} as const
const endOf = (deliveredAt: string, days = 14) =>
  withdrawalPeriod({ ...facts, deliveredAt: new Date(deliveredAt), days }).until

test('fourteen days after the day of receipt', () => {
  expect(withdrawalPeriod(facts)).toEqual({ receivedOn: '2026-11-02', until: '2026-11-16', isOpen: true })
})

test('an estate that grants more keeps its word', () => {
  expect(endOf('2026-11-02T10:00:00Z', 30)).toBe('2026-12-02')
})

test('a last day on a Saturday, a Sunday or a holiday becomes the next working day', () => {
  expect(endOf('2026-10-31T10:00:00Z')).toBe('2026-11-16')
  expect(endOf('2026-11-01T10:00:00Z')).toBe('2026-11-16')
  expect(endOf('2026-10-28T10:00:00Z')).toBe('2026-11-12')
  // A Friday that is a holiday, and the weekend after it.
  expect(endOf('2026-12-11T10:00:00Z')).toBe('2026-12-28')
})

test('it lasts until midnight in Paris, not in universal time', () => {
  const at = (now: string) => withdrawalPeriod({ ...facts, now: new Date(now) }).isOpen
  expect(at('2026-11-16T22:59:59Z')).toBe(true)
  expect(at('2026-11-16T23:00:00Z')).toBe(false)
})

test('what came after midnight in Paris came on the new day', () => {
  expect(endOf('2026-11-02T23:30:00Z')).toBe('2026-11-17')
})

test('before delivery it is open without an end', () => {
  expect(withdrawalPeriod({ ...facts, deliveredAt: null })).toEqual({ receivedOn: null, until: null, isOpen: true })
})

test('what is not brought counts from the day it was ordered', () => {
  expect(withdrawalPeriod({ ...facts, delivery: 'NO_DELIVERY', deliveredAt: null }).until).toBe('2026-11-12')
})
