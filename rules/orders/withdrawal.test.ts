import { expect, test } from 'vitest'
import { PARAMETERS } from '#rules/sites/parameter-catalogue.ts'
import { withdrawalDays } from './withdrawal.ts'

test('the specified eight days become the fourteen of the law', () => {
  expect(withdrawalDays(PARAMETERS.WITHDRAWAL_DAYS.default)).toBe(14)
})

test('every whole number of days up to a year is the larger of itself and fourteen', () => {
  for (let days = -14; days <= 366; days++) expect(withdrawalDays(String(days))).toBe(Math.max(14, days))
})

test('a part of a day counts for the buyer', () => {
  expect(withdrawalDays('14,1')).toBe(15)
  expect(withdrawalDays('29.5')).toBe(30)
  expect(withdrawalDays('13,9')).toBe(14)
})

test('nothing, or something unreadable, is the period of the law', () => {
  for (const given of [null, '', ' ', 'quinze', '20 jours', 'NaN', 'Infinity', '-', '1,2,3'])
    expect(withdrawalDays(given)).toBe(14)
})
