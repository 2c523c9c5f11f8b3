import { expect, test } from 'vitest'
import { frenchHolidays, holidaysAround } from './french-holidays.ts'

test('the eleven holidays of France, Easter and what follows it among them', () => {
  expect([...frenchHolidays(2026)].sort()).toEqual([
    '2026-01-01',
    '2026-04-06',
    '2026-05-01',
    '2026-05-08',
    '2026-05-14',
    '2026-05-25',
    '2026-07-14',
    '2026-08-15',
    '2026-11-01',
    '2026-11-11',
    '2026-12-25',
  ])
})

test('Easter in the night of spring moves nothing', () => {
  expect(frenchHolidays(2024)).toContain('2024-04-01')
  expect(frenchHolidays(2027)).toContain('2027-03-29')
})

test('a calendar that looks ahead knows New Year’s Day', () => {
  expect(holidaysAround(2026)).toContain('2027-01-01')
})
