import { expect, test } from 'vitest'
import { formatDay, formatDayNumber, formatHour, formatLongDay, formatMonth, formatShortDay } from './dates.ts'

test('days are written out, and the first of a month is an ordinal in French', () => {
  expect(formatLongDay('2026-12-24', 'fr')).toBe('jeudi 24 décembre 2026')
  expect(formatLongDay('2026-12-01', 'fr')).toBe('mardi 1er décembre 2026')
  expect(formatDay('2026-12-01', 'fr')).toBe('1er décembre 2026')
  for (const day of ['11', '21', '31']) {
    expect(formatDay(`2026-12-${day}`, 'fr')).toBe(`${day} décembre 2026`)
  }
  expect(formatLongDay('2026-12-01', 'en')).toMatch(/^Tuesday,? 1 December 2026$/)
  expect(['2026-12-01', '2026-12-02'].map((day) => formatDayNumber(day, 'fr'))).toEqual(['1er', '2'])
  expect(formatDayNumber('2026-12-01', 'en')).toBe('1')
  expect(formatMonth({ year: 2026, month: 12, locale: 'fr' })).toBe('décembre 2026')
})

test('hours are written as each language has them', () => {
  expect([formatHour('09:30', 'fr'), formatHour('10:00', 'fr')]).toEqual(['9\u00a0h\u00a030', '10\u00a0h'])
  expect([formatHour('09:30', 'en'), formatHour('10:00', 'en')]).toEqual(['9:30', '10:00'])
})

test('short days are the same in both languages', () => {
  expect([formatShortDay('2026-02-01', 'fr'), formatShortDay('2026-02-01', 'en')]).toEqual(['01/02/2026', '01/02/2026'])
})
