import { expect, test } from 'vitest'
import { clockTime, parisMinutes } from '#rules/basics/paris-time.ts'
import { type CollectionCalendar, daySlots } from '#rules/deliveries/collection-slots.ts'
import { hasBegun, reminderAt, visitEnd, visitTime } from './visit-times.ts'

const NOW = new Date('2026-11-16T08:00:00Z')
const everyDay = (opens: string, closes: string) => [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens, closes }))

interface Given {
  now?: Date
  leadHours?: number
  daysAhead?: number
  calendar?: Partial<CollectionCalendar>
}

function startsOn(day: string, { now = NOW, leadHours = 24, daysAhead = 90, calendar = {} }: Given = {}) {
  const whole: CollectionCalendar = {
    slotMinutes: 90,
    capacity: 8,
    closesOnHolidays: true,
    hours: everyDay('10:00', '13:00'),
    closures: new Set(),
    ...calendar,
  }
  const moment = visitTime({ now, service: { leadHours, daysAhead }, holidays: new Set(['2026-12-25']) })
  return daySlots({ calendar: whole, day, moment }).map(({ idSchedule }) => clockTime(idSchedule))
}

test('visits begin one after the other while the house is open', () => {
  expect(startsOn('2026-11-18')).toEqual(['10:00', '11:30'])
})

test('start times are stretches as long as the visit', () => {
  const hours = [...everyDay('10:15', '11:45'), ...everyDay('15:00', '16:30')]
  expect(startsOn('2026-11-18', { calendar: { hours } })).toEqual(['10:15', '15:00'])
})

test('what begins before the lead time is up cannot be booked, what begins with its end can', () => {
  expect(startsOn('2026-11-16', { leadHours: 1 })).toEqual(['10:00', '11:30'])
  expect(startsOn('2026-11-16', { leadHours: 1.5 })).toEqual(['11:30'])
  expect(startsOn('2026-11-16', { leadHours: 0, now: new Date('2026-11-16T10:31:00Z') })).toEqual([])
  expect(startsOn('2026-11-17', { leadHours: 26 })).toEqual(['11:30'])
})

test('one books as far ahead as the estate says, to the day', () => {
  expect(startsOn('2026-11-23', { daysAhead: 7 })).toHaveLength(2)
  expect(startsOn('2026-11-24', { daysAhead: 7 })).toEqual([])
  expect(startsOn('2027-06-01', { daysAhead: 365 })).toHaveLength(2)
})

test('nobody comes on closing days, nor on holidays unless the house is open then', () => {
  expect(startsOn('2026-11-20', { calendar: { closures: new Set(['2026-11-20']) } })).toEqual([])
  expect(startsOn('2026-12-25')).toEqual([])
  expect(startsOn('2026-12-25', { calendar: { closesOnHolidays: false } })).toHaveLength(2)
})

test('on the days when clocks change, a visit begins at the hour that clocks show', () => {
  for (const [day, now] of [
    ['2026-10-25', '2026-10-20T08:00:00Z'],
    ['2027-03-28', '2027-03-20T08:00:00Z'],
  ] as const) {
    expect(startsOn(day, { now: new Date(now) })).toEqual(['10:00', '11:30'])
  }
  const night = {
    calendar: { hours: everyDay('01:00', '04:00'), slotMinutes: 60 },
    now: new Date('2027-03-20T08:00:00Z'),
  }
  expect(startsOn('2027-03-28', night)).toEqual(['01:00', '03:00'])
})

test('a visit lasts as long as it lasts, over the change of clocks too', () => {
  const from = new Date('2027-03-28T00:30:00Z')
  expect(parisMinutes(visitEnd(from, 60))).toBe(3 * 60 + 30)
})

test('the reminder leaves the morning before, by the clocks of Paris', () => {
  expect(reminderAt(new Date('2026-11-21T09:00:00Z'), NOW)).toEqual(new Date('2026-11-20T09:00:00Z'))
  // In summer time still, for a visit of the day when it ends.
  expect(reminderAt(new Date('2026-10-25T09:00:00Z'), new Date('2026-10-01T08:00:00Z'))).toEqual(
    new Date('2026-10-24T08:00:00Z'),
  )
})

test('who books after that morning is not reminded', () => {
  expect(reminderAt(new Date('2026-11-17T09:00:00Z'), new Date('2026-11-16T09:00:00Z'))).toBeNull()
  expect(reminderAt(new Date('2026-11-17T09:00:00Z'), new Date('2026-11-16T08:59:59Z'))).not.toBeNull()
})

test('a visit can be changed until it begins', () => {
  expect(hasBegun(NOW, new Date(NOW.getTime() - 1))).toBe(false)
  expect(hasBegun(NOW, NOW)).toBe(true)
})
