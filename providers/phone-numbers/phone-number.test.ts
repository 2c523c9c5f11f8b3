import { expect, test } from 'vitest'
import { DEMO_ACCOUNTS } from '#db/demo/accounts.ts'
import { readPhone } from './phone-number.ts'

const read = (written: string, { onlyMobile = false } = {}) => {
  const phone = readPhone(written, { onlyMobile })
  return 'phone' in phone ? phone.phone : phone.problem
}

test.each([
  ['06 12 34 56 78', '+33612345678'],
  ['06.12.34.56.78', '+33612345678'],
  ['+33 (0)6 12 34 56 78', '+33612345678'],
  ['0033612345678', '+33612345678'],
  ['02 41 51 00 00', '+33241510000'],
  ['+32 470 12 34 56', '+32470123456'],
  ['+1 212 555 2368', '+12125552368'],
])('%s is kept as %s', (written, kept) => {
  expect(read(written)).toBe(kept)
})

test.each([
  '12',
  '06 12 34 56',
  '06 12 34 56 78 90',
  'nous appeler',
  '+999 123456',
  '01 23',
  '02 41 51 00 00 poste 12',
])('%s is no number', (written) => {
  expect(read(written)).toBe('not-a-phone')
})

test('where only mobile numbers are taken, others are told so', () => {
  expect(read('02 41 51 00 00', { onlyMobile: true })).toBe('not-a-mobile')
  expect(read('09 70 00 00 00', { onlyMobile: true })).toBe('not-a-mobile')
  expect(read('07 56 78 90 12', { onlyMobile: true })).toBe('+33756789012')
  expect(read('+1 212 555 2368', { onlyMobile: true })).toBe('+12125552368')
})

test('the people of the demo have mobile numbers that could be real', () => {
  for (const { phone } of DEMO_ACCOUNTS) expect(read(phone, { onlyMobile: true })).toBe(phone)
})
