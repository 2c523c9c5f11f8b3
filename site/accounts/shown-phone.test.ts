import { expect, test } from 'vitest'
import { shownPhone } from './shown-phone.ts'

test('French numbers are shown in pairs, others as they are kept', () => {
  expect(shownPhone('+33612345678')).toBe('06\u00a012\u00a034\u00a056\u00a078')
  expect(shownPhone('+32470123456')).toBe('+32470123456')
  expect(shownPhone('+336123')).toBe('+336123')
})
