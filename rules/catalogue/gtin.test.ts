import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isGtin } from './gtin.ts'

test.each(['96385074', '036000291452', '4006381333931', '3760000000017', '00012345600012'])('%s is one', (digits) => {
  expect(isGtin(digits)).toBe(true)
})

test.each([
  '',
  '0',
  '4006381333930',
  '400638133393',
  '40063813339310',
  '0000000000000',
  '4006381333931 ',
  'ABCDEFGH',
  '12345',
])('%j is none', (digits) => {
  expect(isGtin(digits)).toBe(false)
})

test('of ten last digits one is right, and any other digit mistyped is noticed', () => {
  const body = fc
    .constantFrom(7, 11, 12, 13)
    .chain((length) => fc.array(fc.nat(9), { minLength: length, maxLength: length }))
  fc.assert(
    fc.property(body, fc.nat(), fc.integer({ min: 1, max: 9 }), (digits, place, shift) => {
      fc.pre(digits.some((digit) => digit !== 0))
      const right = Array.from({ length: 10 }, (_, last) => [...digits, last].join('')).filter(isGtin)
      expect(right).toHaveLength(1)
      const written = [...(right[0] ?? '')].map(Number)
      const at = place % written.length
      const wrong = written.map((digit, one) => (one === at ? (digit + shift) % 10 : digit)).join('')
      expect(isGtin(wrong)).toBe(false)
    }),
  )
})
