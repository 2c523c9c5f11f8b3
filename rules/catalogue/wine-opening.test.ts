import { expect, test } from 'vitest'
import { wineOpening } from './wine-opening.ts'

test('a red before its time wants air', () => {
  expect(wineOpening({ colour: 'RED', year: 2022, drinkFrom: 2027 }, 2026)).toBe('DECANT')
  expect(wineOpening({ colour: 'RED', year: 2022, drinkFrom: 2026 }, 2026)).toBeNull()
})

test('an old red stands upright before', () => {
  expect(wineOpening({ colour: 'RED', year: 2014, drinkFrom: 2019 }, 2026)).toBe('STAND_UPRIGHT')
  expect(wineOpening({ colour: 'RED', year: 2015, drinkFrom: 2019 }, 2026)).toBeNull()
  expect(wineOpening({ colour: 'RED', year: null, drinkFrom: null }, 2026)).toBeNull()
})

test('of whites, rosés and bubbles nothing is said', () => {
  for (const colour of ['WHITE', 'ROSE', null] as const) {
    expect(wineOpening({ colour, year: 2005, drinkFrom: 2030 }, 2026)).toBeNull()
  }
})
