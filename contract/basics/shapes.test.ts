import { expect, test } from 'vitest'
import { Euros, Id, OneLine, Text } from './shapes.ts'

test.each([0, 0.01, 0.29, 1.1, 4.35, 8.7, 19.99, 1234.56, 999_999.99, 1_000_000])('%d is an amount', (amount) => {
  expect(Euros.parse(amount)).toBe(amount)
})

test.each([1.005, 0.001, 1e-7, 1e-9, 12.345, -1, 1_000_000.01, Number.NaN, Number.POSITIVE_INFINITY, '5'])(
  '%s is none',
  (amount) => {
    expect(Euros.safeParse(amount).success).toBe(false)
  },
)

test('a line is measured as it is kept', () => {
  expect(OneLine(5).parse(' a \n b ')).toBe('a b')
  expect(OneLine(2).safeParse('abc').success).toBe(false)
  expect(OneLine(5).min(1).safeParse(' \u202e\n ').success).toBe(false)
  expect(Text(5).parse('a\r\nb')).toBe('a\nb')
})

test('an id fits into the database', () => {
  expect(Id.safeParse(2_147_483_647).success).toBe(true)
  expect(Id.safeParse(2_147_483_648).success).toBe(false)
})
