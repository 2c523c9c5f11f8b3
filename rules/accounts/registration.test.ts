import { expect, test } from 'vitest'
import { birthdateProblem, registrationRules } from './registration.ts'

const NOTHING = {
  ASK_BIRTHDATE_AT_REGISTER: 'false',
  BLOCK_MINORS_FROM_REGISTERING: 'false',
  ALLOW_ONLY_MOBILE_PHONE: 'false',
}
const now = new Date('2026-05-01T10:00:00Z')
const problemOf = (birthdate: string | null, given: Partial<typeof NOTHING>) =>
  birthdateProblem({ birthdate, now, rules: registrationRules({ ...NOTHING, ...given }) })?.problem ?? null

test('an estate that refuses minors has to ask for the birth date', () => {
  expect(registrationRules({ ...NOTHING, BLOCK_MINORS_FROM_REGISTERING: 'true' })).toEqual({
    asksBirthdate: true,
    onlyAdults: true,
    onlyMobile: false,
  })
})

test('where it is not asked for, no birth date is wrong', () => {
  expect(problemOf(null, {})).toBe(null)
  expect(problemOf('2030-01-01', {})).toBe(null)
})

test('where it is asked for, it must be given and possible', () => {
  const asks = { ASK_BIRTHDATE_AT_REGISTER: 'true' }
  expect(problemOf(null, asks)).toBe('required')
  expect(problemOf('2030-01-01', asks)).toBe('not-a-birthdate')
  expect(problemOf('1850-01-01', asks)).toBe('not-a-birthdate')
  expect(problemOf('2015-01-01', asks)).toBe(null)
})

test('minors are refused only where the estate says so', () => {
  const blocks = { BLOCK_MINORS_FROM_REGISTERING: 'true' }
  expect(problemOf('2008-05-02', blocks)).toBe('under-age')
  expect(problemOf('2008-05-01', blocks)).toBe(null)
})
