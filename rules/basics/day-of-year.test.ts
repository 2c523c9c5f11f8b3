import { expect, test } from 'vitest'
import { dayOfYear } from './day-of-year.ts'

test('reads day and month, as a French estate writes them', () => {
  expect(dayOfYear('01/02')).toEqual({ day: 1, month: 2 })
  expect(dayOfYear('31/01')).toEqual({ day: 31, month: 1 })
  expect(dayOfYear(' 1.9 ')).toEqual({ day: 1, month: 9 })
  expect(dayOfYear('29-02')).toEqual({ day: 29, month: 2 })
})

test('days that no calendar has are none', () => {
  for (const text of [
    null,
    '',
    '30/02',
    '31/04',
    '00/01',
    '01/00',
    '01/13',
    '1er février',
    '2026-02-01',
    '01/02/2026',
  ]) {
    expect(dayOfYear(text)).toBeNull()
  }
})
