import { expect, test } from 'vitest'
import { groupCardNumber, groupExpiry, sentExpiry, TEST_CARDS } from './test-cards.ts'

test('card numbers stand in fours, American ones in 4-6-5', () => {
  expect(groupCardNumber('4242424242424242')).toBe('4242 4242 4242 4242')
  expect(groupCardNumber('42424')).toBe('4242 4')
  expect(groupCardNumber('4242 42a42')).toBe('4242 4242')
  expect(groupCardNumber('378282246310005')).toBe('3782 822463 10005')
  expect(groupCardNumber('1'.repeat(30)).replaceAll(' ', '')).toHaveLength(19)
})

test('expiry dates get their bar, and a month of one digit its zero', () => {
  expect(groupExpiry('1')).toBe('1')
  expect(groupExpiry('12')).toBe('12')
  expect(groupExpiry('123')).toBe('12 / 3')
  expect(groupExpiry('1230')).toBe('12 / 30')
  expect(groupExpiry('5')).toBe('05')
  expect(groupExpiry('530')).toBe('05 / 30')
  expect(sentExpiry('12 / 30')).toBe('12/30')
})

test('every test card has a right last digit', () => {
  for (const { number } of TEST_CARDS) {
    const sum = [...number].reverse().reduce((all, digit, at) => {
      const value = Number(digit) * (at % 2 === 1 ? 2 : 1)
      return all + (value > 9 ? value - 9 : value)
    }, 0)
    expect([number, sum % 10]).toEqual([number, 0])
  }
})
