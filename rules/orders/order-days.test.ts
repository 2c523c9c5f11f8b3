import { expect, test } from 'vitest'
import { orderDays } from './order-days.ts'

const NONE = new Set<string>()
const MONDAY = new Date('2026-11-16T18:00:00Z')

test('what is paid on a Monday leaves on Tuesday and arrives two or three working days later', () => {
  expect(orderDays({ paidAt: MONDAY, delay: 'Livré chez vous en 2 à 3 jours ouvrés', holidays: NONE })).toEqual({
    preparedOn: '2026-11-17',
    arrival: { from: '2026-11-19', until: '2026-11-20' },
  })
})

test('nothing leaves or arrives on Saturdays, Sundays and public holidays', () => {
  const friday = new Date('2026-12-18T18:00:00Z')
  const holidays = new Set(['2026-12-25'])
  expect(orderDays({ paidAt: friday, delay: '4 to 8 working days', holidays })).toEqual({
    preparedOn: '2026-12-21',
    arrival: { from: '2026-12-28', until: '2027-01-01' },
  })
})

test('the day is the one of Paris', () => {
  const lateOnMonday = new Date('2026-11-16T23:30:00Z')
  expect(orderDays({ paidAt: lateOnMonday, delay: '', holidays: NONE }).preparedOn).toBe('2026-11-18')
})

test.each([
  ['sous 3 jours ouvrés', '2026-11-20', '2026-11-20'],
  ['in 1–2 days', '2026-11-18', '2026-11-19'],
  ['À retirer sous 3\u00a0à\u00a05\u00a0jours', '2026-11-20', '2026-11-24'],
  ['3 or 4 business days', '2026-11-20', '2026-11-23'],
])('%j is understood', (delay, from, until) => {
  expect(orderDays({ paidAt: MONDAY, delay, holidays: NONE }).arrival).toEqual({ from, until })
})

test.each([
  '',
  'Le vendredi, par nous-mêmes',
  'en 3 à 2 jours',
  'en 0 jour',
  'en 99 jours',
  '24 bouteilles',
  '3 journées',
])('%j names no day', (delay) => {
  expect(orderDays({ paidAt: MONDAY, delay, holidays: NONE }).arrival).toBeNull()
})
