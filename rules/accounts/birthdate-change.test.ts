import { expect, test } from 'vitest'
import { newBirthdateProblem } from './birthdate-change.ts'

const now = new Date('2026-05-01T10:00:00Z')
const ASKS = { asksBirthdate: true, onlyAdults: false, onlyMobile: false }
const change = { present: '1990-12-31', wanted: '1991-01-01', isLocked: false, rules: ASKS, now }
const problemOf = (one: Partial<Parameters<typeof newBirthdateProblem>[0]>) =>
  newBirthdateProblem({ ...change, ...one })?.problem ?? null

test('one that has proved an age stays; saying it again is no change', () => {
  expect(problemOf({ isLocked: true })).toBe('birthdate-locked')
  expect(problemOf({ isLocked: true, wanted: null })).toBe('birthdate-locked')
  expect(problemOf({ isLocked: true, wanted: '1990-12-31' })).toBe(null)
  expect(problemOf({ isLocked: true, wanted: '2030-01-01' })).toBe('birthdate-locked')
})

test('one that has proved nothing can be another, and one that is missing can be given', () => {
  expect(problemOf({})).toBe(null)
  expect(problemOf({ present: null })).toBe(null)
  expect(problemOf({ wanted: '2030-01-01' })).toBe('not-a-birthdate')
  expect(problemOf({ wanted: '1800-01-01' })).toBe('not-a-birthdate')
})

test('it goes where the estate does not ask for it, and must be an adult’s where it wants adults only', () => {
  expect(problemOf({ wanted: null })).toBe('required')
  expect(problemOf({ wanted: null, rules: { ...ASKS, asksBirthdate: false } })).toBe(null)
  expect(problemOf({ wanted: '2030-01-01', rules: { ...ASKS, asksBirthdate: false } })).toBe('not-a-birthdate')
  const adults = { ...ASKS, onlyAdults: true }
  expect(problemOf({ wanted: '2008-05-02', rules: adults })).toBe('under-age')
  expect(problemOf({ wanted: '2008-05-01', rules: adults })).toBe(null)
})
