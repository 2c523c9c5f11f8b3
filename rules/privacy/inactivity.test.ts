import { expect, test } from 'vitest'
import { inactivityDates } from './inactivity.ts'

test('three years after the last sign of life, told thirty days before', () => {
  expect(inactivityDates(new Date('2026-11-16T10:00:00Z'))).toEqual({
    forgetBefore: new Date('2023-11-15T23:00:00Z'),
    warnBefore: new Date('2023-12-15T23:00:00Z'),
    forgetOn: '2026-12-16',
    archivedBefore: new Date('2015-12-31T23:00:00Z'),
  })
})

test('a leap day has its dates too', () => {
  expect(inactivityDates(new Date('2028-02-29T10:00:00Z')).forgetBefore).toEqual(new Date('2025-02-28T23:00:00Z'))
  expect(inactivityDates(new Date('2028-01-30T10:00:00Z')).warnBefore).toEqual(new Date('2025-02-28T23:00:00Z'))
})
