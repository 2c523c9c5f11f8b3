import fc from 'fast-check'
import { expect, test } from 'vitest'
import { weekdayNumber } from '#rules/basics/paris-time.ts'
import { arrivalDays, packingDay, promisedArrival } from './arrival-days.ts'

const holidays = new Set(['2026-12-25', '2027-01-01'])
const ordered = (now: string, { leastDays = 2, mostDays = 3, extraDays = 0 } = {}) =>
  arrivalDays({ pace: { leastDays, mostDays }, extraDays, now: new Date(now), holidays })

test.each([
  ['a Monday morning', '2026-11-16T09:00:00+01:00', '2026-11-18', '2026-11-19'],
  ['just before noon', '2026-11-16T11:59:59+01:00', '2026-11-18', '2026-11-19'],
  ['at noon', '2026-11-16T12:00:00+01:00', '2026-11-19', '2026-11-20'],
  ['a Thursday morning: over the weekend', '2026-11-19T09:00:00+01:00', '2026-11-23', '2026-11-24'],
  ['a Friday afternoon', '2026-11-20T16:00:00+01:00', '2026-11-25', '2026-11-26'],
  ['a Saturday morning', '2026-11-21T09:00:00+01:00', '2026-11-25', '2026-11-26'],
  ['before Christmas, a Friday', '2026-12-23T09:00:00+01:00', '2026-12-28', '2026-12-29'],
  ['on New Year’s Eve in the evening', '2026-12-31T20:00:00+01:00', '2027-01-06', '2027-01-07'],
  ['past midnight in Paris, yesterday elsewhere', '2026-11-16T23:30:00Z', '2026-11-19', '2026-11-20'],
  ['in summer time', '2026-07-06T11:30:00+02:00', '2026-07-08', '2026-07-09'],
])('%s', (_, now, from, until) => {
  expect(ordered(now)).toEqual({ from, until })
})

test('an island takes longer, and a carrier may come the same day', () => {
  expect(ordered('2026-11-16T09:00:00+01:00', { extraDays: 2 })).toEqual({ from: '2026-11-20', until: '2026-11-23' })
  expect(ordered('2026-11-16T09:00:00+01:00', { leastDays: 0, mostDays: 0 })).toEqual({
    from: '2026-11-16',
    until: '2026-11-16',
  })
})

test('a parcel arrives on worked days, never before it was ordered, the latest day last', () => {
  const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-06-01'), noInvalidDate: true })
  fc.assert(
    fc.property(instants, fc.nat(20), fc.nat(20), (now, least, more) => {
      const { from, until } = arrivalDays({ pace: { leastDays: least, mostDays: least + more }, now, holidays })
      for (const day of [from, until]) expect(weekdayNumber(day) < 6 && !holidays.has(day)).toBe(true)
      expect(from >= now.toISOString().slice(0, 10)).toBe(true)
      expect(until >= from).toBe(true)
    }),
  )
})

test('a promise holds for an order paid the day it was placed', () => {
  const created_at = new Date('2026-11-16T22:30:00Z')
  const order = { arrives_from: '2026-11-19', arrives_until: '2026-11-20', created_at }
  const paidAt = (paid: string | null) => promisedArrival({ ...order, paid_at: paid === null ? null : new Date(paid) })
  expect(paidAt('2026-11-16T22:40:00Z')).toEqual({ from: '2026-11-19', until: '2026-11-20' })
  // Past midnight in Paris.
  expect(paidAt('2026-11-16T23:01:00Z')).toBeNull()
  expect(paidAt(null)).toBeNull()
  expect(promisedArrival({ ...order, arrives_from: null, arrives_until: null, paid_at: created_at })).toBeNull()
})

test('a parcel is packed the same day before noon, else on the next day that is worked', () => {
  const holidays = new Set(['2026-12-25'])
  const packed = (now: string) => packingDay({ now: new Date(now), holidays })
  expect(packed('2026-11-16T10:59:00Z')).toBe('2026-11-16')
  expect(packed('2026-11-16T11:00:00Z')).toBe('2026-11-17')
  expect(packed('2026-11-15T08:00:00Z')).toBe('2026-11-16')
  expect(packed('2026-12-24T15:00:00Z')).toBe('2026-12-28')
})
