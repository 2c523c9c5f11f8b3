import fc from 'fast-check'
import { expect, test } from 'vitest'
import { giftCardCode, readGiftCardCode } from './gift-card-code.ts'

const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 32, maxLength: 32 })
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

test('a code is read as it was made, however it is typed', () => {
  fc.assert(
    fc.property(hex, (random) => {
      const code = giftCardCode(random)
      expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]$/)
      const plain = code.replaceAll('-', '')
      expect(readGiftCardCode(code)).toBe(plain)
      expect(readGiftCardCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(plain)
      expect(readGiftCardCode(plain.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(plain)
    }),
  )
})

test('eighty bits make it: other bits, another code', () => {
  fc.assert(
    fc.property(hex, hex, (one, other) => {
      fc.pre(one.slice(0, 20) !== other.slice(0, 20))
      expect(giftCardCode(one)).not.toBe(giftCardCode(other))
    }),
  )
})

test('a wrong digit anywhere is noticed', () => {
  fc.assert(
    fc.property(hex, fc.integer({ min: 0, max: 16 }), fc.constantFrom(...DIGITS), (random, at, digit) => {
      const plain = giftCardCode(random).replaceAll('-', '')
      fc.pre(plain[at] !== digit)
      expect(readGiftCardCode(plain.slice(0, at) + digit + plain.slice(at + 1))).toBeNull()
    }),
  )
})

test('what is no code is none', () => {
  for (const typed of ['', 'BIENVENUE', '0'.repeat(16), '0'.repeat(18), 'U'.repeat(17), '🍷'.repeat(17)]) {
    expect(readGiftCardCode(typed)).toBeNull()
  }
})
