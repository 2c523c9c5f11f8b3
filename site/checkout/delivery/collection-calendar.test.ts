import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonths, dayByKey, isBefore, monthOfDay, monthWeeks } from './collection-calendar.ts'

test('February 2027 fills four weeks exactly, August 2026 needs six', () => {
  expect(monthWeeks({ year: 2027, month: 2 })).toHaveLength(4)
  expect(monthWeeks({ year: 2026, month: 8 })).toHaveLength(6)
  expect(monthWeeks({ year: 2026, month: 11 })[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
})

test('every month has all its days once, in order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2000, max: 2200 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
      const days = monthWeeks({ year, month })
        .flat()
        .filter((day) => day !== null)
      expect(days).toHaveLength(new Date(Date.UTC(year, month, 0)).getUTCDate())
      days.reduce((before, day) => {
        expect(day).toBe(addDays(before, 1))
        return day
      })
    }),
  )
})

test('months follow each other over the year', () => {
  expect(addMonths({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 })
  expect(addMonths({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 })
  expect(isBefore({ year: 2025, month: 12 }, { year: 2026, month: 1 })).toBe(true)
  expect(isBefore({ year: 2026, month: 1 }, { year: 2026, month: 1 })).toBe(false)
  expect(monthOfDay('2026-11-15')).toEqual({ year: 2026, month: 11 })
})

test('keys walk through days, weeks and months', () => {
  const from = '2026-12-31'
  expect(dayByKey(from, 'ArrowRight')).toBe('2027-01-01')
  expect(dayByKey(from, 'ArrowLeft')).toBe('2026-12-30')
  expect(dayByKey(from, 'ArrowDown')).toBe('2027-01-07')
  expect(dayByKey(from, 'ArrowUp')).toBe('2026-12-24')
  expect(dayByKey(from, 'Home')).toBe('2026-12-28')
  expect(dayByKey(from, 'End')).toBe('2027-01-03')
  expect(dayByKey(from, 'PageDown')).toBe('2027-01-31')
  expect(dayByKey('2027-01-31', 'PageDown')).toBe('2027-02-28')
  expect(dayByKey(from, 'PageUp')).toBe('2026-11-30')
  expect(dayByKey(from, 'a')).toBeNull()
})
