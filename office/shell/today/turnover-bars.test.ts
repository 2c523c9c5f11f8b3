import { expect, test } from 'vitest'
import { topOf, turnoverCsv } from './turnover-bars.ts'

const point = (amount: number, lastYear = 0) => ({ at: '2026-11-17', amount, lastYear, orders: 1 })

test('the top of the chart is a round number above both years', () => {
  expect(topOf([])).toBe(100)
  expect(topOf([point(159.46), point(20)])).toBe(200)
  expect(topOf([point(10, 2_100)])).toBe(2_500)
  expect(topOf([point(1_000)])).toBe(1_000)
  expect(topOf([point(6_200)])).toBe(10_000)
})

test('the file has a head and amounts that spreadsheets of the language read', () => {
  expect(
    turnoverCsv({ points: [point(159.46, 12)], head: ['Jour', 'CA', 'An dernier', 'Commandes'], comma: ',' }),
  ).toBe('Jour;CA;An dernier;Commandes\r\n2026-11-17;159,46;12,00;1')
})
