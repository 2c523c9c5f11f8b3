import { expect, test } from 'vitest'
import { isAppCode, needsFactor, plainCode } from './second-factor.ts'

test('administrators need one, outside the demo', () => {
  const needing = (['VISITOR', 'CUSTOMER', 'ADMIN', 'SUPER_ADMIN'] as const).filter((role) =>
    needsFactor({ role, isDemo: false }),
  )
  expect(needing).toEqual(['ADMIN', 'SUPER_ADMIN'])
  expect(needsFactor({ role: 'SUPER_ADMIN', isDemo: true })).toBe(false)
})

test('codes are read however they are typed', () => {
  expect(plainCode(' 123 456 ')).toBe('123456')
  expect(plainCode('abcd-efgh-jkmn')).toBe('ABCDEFGHJKMN')
  expect(['123456', '12345', '1234567', 'ABCDEF', '١٢٣٤٥٦'].map(isAppCode)).toEqual([true, false, false, false, false])
})
