import { expect, test } from 'vitest'
import { drinkState, winesToOpen } from './drink-state.ts'

const state = (drinkFrom: number | null, drinkUntil: number | null) => drinkState({ drinkFrom, drinkUntil }, 2026)

test('a wine waits, is ready, has its last years, and is past', () => {
  expect([state(2027, 2035), state(2026, 2035), state(2020, 2028), state(2020, 2027)]).toEqual([
    'YOUNG',
    'READY',
    'READY',
    'LAST_YEARS',
  ])
  expect([state(2020, 2026), state(2020, 2025)]).toEqual(['LAST_YEARS', 'PAST'])
})

test('what the estate has not said is not guessed', () => {
  expect([state(null, null), state(2024, null), state(2027, null), state(null, 2030), state(null, 2025)]).toEqual([
    'UNKNOWN',
    'READY',
    'YOUNG',
    'READY',
    'PAST',
  ])
})

test('what is soonest over is opened first; what is drunk, young or past is not named', () => {
  const wine = (drinkUntil: number | null, { left = 1, drinkFrom = 2020 } = {}) => {
    const window = { drinkFrom, drinkUntil }
    return { ...window, left, state: drinkState(window, 2026) }
  }
  const wines = [
    wine(null),
    wine(2030),
    wine(2026),
    wine(2025),
    wine(2027, { left: 0 }),
    wine(2040, { drinkFrom: 2030 }),
  ]
  expect(winesToOpen(wines).map(({ drinkUntil }) => drinkUntil)).toEqual([2026, 2030, null])
})
