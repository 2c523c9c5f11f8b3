import { expect, test } from 'vitest'
import { quoteNumber } from './quote-number.ts'
import { quoteState } from './quote-state.ts'

const NOW = new Date('2026-11-15T10:00:00Z')

test('a quote lapses with its time, whether or not it was noted; what was accepted stays so', () => {
  expect(quoteState({ state: 'OPEN', validUntil: new Date('2026-11-15T10:00:01Z') }, NOW)).toBe('OPEN')
  expect(quoteState({ state: 'OPEN', validUntil: NOW }, NOW)).toBe('LAPSED')
  expect(quoteState({ state: 'ACCEPTED', validUntil: NOW }, NOW)).toBe('ACCEPTED')
})

test('quotes have numbers of their own', () => {
  expect(quoteNumber({ year: 2026, number: 12 })).toBe('D2026-000012')
})
