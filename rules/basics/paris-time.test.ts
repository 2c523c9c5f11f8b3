import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  clockTime,
  daysOfMonth,
  isShownInParis,
  parisDay,
  parisInstant,
  parisMinutes,
  parisMoment,
  shownInParis,
  weekdayNumber,
} from './paris-time.ts'

const at = (day: string, minutes: number) => parisInstant(day, minutes).toISOString()

test('Paris is one hour ahead in winter and two in summer', () => {
  expect(at('2026-01-15', 600)).toBe('2026-01-15T09:00:00.000Z')
  expect(at('2026-07-15', 600)).toBe('2026-07-15T08:00:00.000Z')
  expect(at('2026-07-15', 0)).toBe('2026-07-14T22:00:00.000Z')
  expect(at('2026-07-15', 1_440)).toBe('2026-07-15T22:00:00.000Z')
})

test('a moment is typed and shown as clocks in Paris show it', () => {
  expect(parisMoment('2026-12-01T08:30')).toBe('2026-12-01T07:30:00.000Z')
  expect(parisMoment('2026-07-01T00:15')).toBe('2026-06-30T22:15:00.000Z')
  expect(parisMoment('')).toBeNull()
  expect(parisMoment('2026-12-01')).toBeNull()
  expect(shownInParis('2026-06-30T22:15:00.000Z')).toBe('2026-07-01T00:15')
  expect(shownInParis('')).toBe('')
})

test('in the night of spring an hour is skipped', () => {
  expect(at('2026-03-29', 119)).toBe('2026-03-29T00:59:00.000Z')
  expect(at('2026-03-29', 150)).toBe('2026-03-29T01:30:00.000Z')
  expect(at('2026-03-29', 180)).toBe('2026-03-29T01:00:00.000Z')
  expect([119, 120, 150, 179, 180].map((minutes) => isShownInParis('2026-03-29', minutes))).toEqual([
    true,
    false,
    false,
    false,
    true,
  ])
})

test('in the night of autumn an hour is shown twice, and the first is meant', () => {
  expect(at('2026-10-25', 119)).toBe('2026-10-24T23:59:00.000Z')
  expect(at('2026-10-25', 150)).toBe('2026-10-25T00:30:00.000Z')
  expect(at('2026-10-25', 180)).toBe('2026-10-25T02:00:00.000Z')
  expect(isShownInParis('2026-10-25', 150)).toBe(true)
})

test('the day and the time of an instant are those of Paris', () => {
  expect(parisDay(new Date('2026-12-31T23:30:00Z'))).toBe('2027-01-01')
  expect(parisMinutes(new Date('2026-06-30T22:15:00Z'))).toBe(15)
})

test('days have their weekday, months their days', () => {
  expect(['2026-11-16', '2026-11-21', '2026-11-22'].map(weekdayNumber)).toEqual([1, 6, 7])
  expect(daysOfMonth(2028, 2)).toHaveLength(29)
  expect(daysOfMonth(2026, 2).at(-1)).toBe('2026-02-28')
  expect(daysOfMonth(2026, 12).slice(-1)).toEqual(['2026-12-31'])
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26')
})

test('a clock shows hours and minutes', () => {
  expect([0, 545, 1_439, 1_440].map(clockTime)).toEqual(['00:00', '09:05', '23:59', '24:00'])
})

test('a time that clocks show is read back from its instant', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3_650 }), fc.integer({ min: 0, max: 1_439 }), (days, minutes) => {
      const day = addDays('2024-01-01', days)
      fc.pre(isShownInParis(day, minutes))
      const instant = parisInstant(day, minutes)
      expect([parisDay(instant), parisMinutes(instant)]).toEqual([day, minutes])
    }),
  )
})

test('the clock of Paris is the platform’s, in every year of the rule', () => {
  const platform = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Paris',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const years = fc.integer({ min: 1996, max: 2099 })
  const anyTime = fc.date({ min: new Date('1996-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  // Around the last Sundays of the months in which clocks change, or once did.
  const nearChange = fc
    .tuple(years, fc.constantFrom(2, 8, 9), fc.integer({ min: -8 * 24 * 60, max: 2 * 24 * 60 }))
    .map(([year, month, minutes]) => new Date(Date.UTC(year, month + 1, 0, 1, minutes)))
  fc.assert(
    fc.property(fc.oneof(anyTime, nearChange), (instant) => {
      const [day = '', time = ''] = platform.format(instant).split(' ')
      expect([parisDay(instant), clockTime(parisMinutes(instant))]).toEqual([day, time])
    }),
    { numRuns: 3_000 },
  )
})
