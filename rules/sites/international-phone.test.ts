import { expect, test } from 'vitest'
import { internationalPhone } from './international-phone.ts'

test.each([
  ['02 41 51 00 00', '+33241510000'],
  ['02.41.51.00.00', '+33241510000'],
  ['0241510000', '+33241510000'],
  ['+33 2 41 51 00 00', '+33241510000'],
  ['+33 (0)2 41 51 00 00', '+33241510000'],
  ['0033 2 41 51 00 00', '+33241510000'],
  ['+32 2 555 12 12', '+3225551212'],
  ['3949', '3949'],
  ['Sur rendez-vous', 'Sur rendez-vous'],
  ['', ''],
])('%j → %j', (told, expected) => {
  expect(internationalPhone(told)).toBe(expected)
})
