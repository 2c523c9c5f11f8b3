import { expect, test } from 'vitest'
import { changedFields } from './address-value.ts'

test('who confirms a town has answered what was asked about it', () => {
  expect(changedFields({ isCityConfirmed: true })).toEqual(['city'])
  expect(changedFields({ postalCode: '75001', isCityConfirmed: false })).toEqual(['postalCode', 'city'])
})
