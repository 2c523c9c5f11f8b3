import { expect, test } from 'vitest'
import { parisDay } from '#rules/basics/paris-time.ts'
import { lastMoment } from './last-moment.ts'

test('a card that ends when the tenth begins in Paris is said to be good until the ninth', () => {
  expect(parisDay(new Date(lastMoment('2028-11-09T23:00:00.000Z')))).toBe('2028-11-09')
  expect(parisDay(new Date('2028-11-09T23:00:00.000Z'))).toBe('2028-11-10')
})
