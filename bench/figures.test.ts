import { expect, test } from 'vitest'
import { type Figure, judge } from './figures.ts'

const figure = (more: Partial<Figure>): Figure => ({
  name: 'a ratio',
  value: 1,
  unit: 'ratio',
  better: 'less',
  hasBaseline: true,
  ...more,
})
const verdict = (more: Partial<Figure>, baseline: number) => judge([figure(more)], { 'a ratio': baseline })[0]?.verdict

test('worse by less than the tolerance is noise, by more it is worse', () => {
  expect(verdict({ value: 1.19 }, 1)).toBe('ok')
  expect(verdict({ value: 1.21 }, 1)).toBe('WORSE')
  expect(verdict({ value: 1.29, tolerance: 0.3 }, 1)).toBe('ok')
  expect(verdict({ value: 1.31, tolerance: 0.3 }, 1)).toBe('WORSE')
})

test('where more is better, less is worse', () => {
  expect(verdict({ better: 'more', value: 0.81 }, 1)).toBe('ok')
  expect(verdict({ better: 'more', value: 0.79 }, 1)).toBe('WORSE')
})

test('a bar holds whatever was measured before', () => {
  expect(verdict({ value: 1.6, bar: 1.5 }, 1.6)).toBe('BAR MISSED')
})
