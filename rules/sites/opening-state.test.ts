import { expect, test } from 'vitest'
import type { Company } from './company.ts'
import { openingState } from './opening-state.ts'
import { readOpenings } from './read-openings.ts'

const DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const
const week = (...told: (string | null)[]): Company['hours'] => DAYS.map((day, at) => ({ day, hours: told[at] ?? null }))
const CELLAR = week('14h–18h', '9h30–12h30, 14h–18h', null, null, null, '10 h à 12 h 30 et 14h-19h', null)

test.each([
  // Monday 16 November 2026: Paris is one hour ahead.
  ['2026-11-16T12:59:00Z', { kind: 'opens', days: 0, weekday: 1, at: '14:00' }],
  ['2026-11-16T13:00:00Z', { kind: 'open', until: '18:00' }],
  ['2026-11-16T16:59:59Z', { kind: 'open', until: '18:00' }],
  ['2026-11-16T17:00:00Z', { kind: 'opens', days: 1, weekday: 2, at: '09:30' }],
  ['2026-11-17T11:45:00Z', { kind: 'opens', days: 0, weekday: 2, at: '14:00' }],
  ['2026-11-17T18:00:00Z', { kind: 'opens', days: 4, weekday: 6, at: '10:00' }],
  ['2026-11-21T09:30:00Z', { kind: 'open', until: '12:30' }],
  // Summer: two hours ahead. Shortly before midnight it is the next day there.
  ['2026-07-06T12:00:00Z', { kind: 'open', until: '18:00' }],
  ['2026-07-05T22:30:00Z', { kind: 'opens', days: 0, weekday: 1, at: '14:00' }],
])('at %s the cellar is %o', (now, state) => {
  expect(openingState(CELLAR, new Date(now))).toEqual(state)
})

test('a house that opens one day a week opens again in a week', () => {
  const sunday = week(null, null, null, null, null, null, '10h–12h')
  expect(openingState(sunday, new Date('2026-11-22T12:00:00Z'))).toEqual({
    kind: 'opens',
    days: 7,
    weekday: 7,
    at: '10:00',
  })
})

test('where hours are told in words only, or not at all, nobody can tell', () => {
  const now = new Date('2026-11-16T13:00:00Z')
  expect(openingState([], now)).toBeNull()
  expect(openingState(week('sur rendez-vous'), now)).toBeNull()
})

test('hours are read as people write them', () => {
  const half = [{ from: 570, until: 750 }]
  for (const told of ['9h30–12h30', '9 h 30 à 12 h 30', '09:30-12:30', '9H30 — 12H30'])
    expect(readOpenings(told)).toEqual(half)
  expect(readOpenings('9h–12h et 14h–18h')).toHaveLength(2)
  expect(readOpenings(null)).toEqual([])
})
