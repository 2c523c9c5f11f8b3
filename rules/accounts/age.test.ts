import { expect, test } from 'vitest'
import { ageOn, isAdult, isAdultOn, isBirthdate } from './age.ts'

const at = (time: string) => new Date(time)

test('one is a year older on the birthday, not before', () => {
  expect(ageOn('2008-05-14', at('2026-05-13T12:00:00Z'))).toBe(17)
  expect(ageOn('2008-05-14', at('2026-05-14T12:00:00Z'))).toBe(18)
  expect(ageOn('2008-05-14', at('2026-12-31T12:00:00Z'))).toBe(18)
  expect(ageOn('2008-05-14', at('2027-01-01T12:00:00Z'))).toBe(18)
})

test('the day is the French one, in summer and in winter', () => {
  expect(isAdult('2008-07-14', at('2026-07-13T21:59:59Z'))).toBe(false)
  expect(isAdult('2008-07-14', at('2026-07-13T22:00:00Z'))).toBe(true)
  expect(isAdult('2008-01-14', at('2026-01-13T22:59:59Z'))).toBe(false)
  expect(isAdult('2008-01-14', at('2026-01-13T23:00:00Z'))).toBe(true)
})

test('who is born on 29 February is older from 1 March in other years', () => {
  expect(ageOn('2008-02-29', at('2026-02-28T12:00:00Z'))).toBe(17)
  expect(ageOn('2008-02-29', at('2026-03-01T12:00:00Z'))).toBe(18)
  expect(ageOn('2008-02-29', at('2028-02-29T12:00:00Z'))).toBe(20)
})

test('days to come and days too long ago are nobody’s birth date', () => {
  const now = at('2026-06-01T12:00:00Z')
  expect(isBirthdate('2026-06-02', now)).toBe(false)
  expect(isBirthdate('2026-06-01', now)).toBe(true)
  expect(isBirthdate('1901-01-01', now)).toBe(true)
  expect(isBirthdate('0026-06-01', now)).toBe(false)
  expect(() => ageOn('01/06/2000', now)).toThrow('1990-12-31')
})

test('born on a leap day one is of age on 1 March', () => {
  expect(isAdultOn('2008-02-29', '2026-02-28')).toBe(false)
  expect(isAdultOn('2008-02-29', '2026-03-01')).toBe(true)
})
