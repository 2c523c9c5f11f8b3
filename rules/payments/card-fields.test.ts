import { expect, test } from 'vitest'
import { cardProblems } from './card-fields.ts'

const now = new Date('2026-11-15T12:00:00Z')
const card = { number: '4242 4242 4242 4242', expiry: '11/26', securityCode: '123' }

test('a card is good through the last day of its month, however its number is written', () => {
  for (const number of [card.number, '4242424242424242', '4242-4242-4242-4242']) {
    expect(cardProblems({ ...card, number }, now)).toEqual({})
  }
  expect(cardProblems({ ...card, expiry: ' 1 / 2030 ' }, now)).toEqual({})
})

test.each(['4242424242424241', '4242', 'abcd efgh', '', '42424242424242424242'])('%j is no card number', (number) => {
  expect(cardProblems({ ...card, number }, now)).toEqual({ number: { problem: 'not-a-card-number' } })
})

test.each(['10/26', '13/30', '00/30', '1230', '', '11/1999'])('%j is no date to come', (expiry) => {
  expect(cardProblems({ ...card, expiry }, now)).toEqual({ expiry: { problem: 'not-a-future-month' } })
})

test.each(['12', '12345', 'abc', ''])('%j is no security code', (securityCode) => {
  expect(cardProblems({ ...card, securityCode }, now)).toEqual({ securityCode: { problem: 'not-a-security-code' } })
})
