import { expect, test } from 'vitest'
import { describeField } from './describe-field.ts'

test('a field with nothing around it is described by nothing', () => {
  expect(describeField({ id: 'name' })).toEqual({
    id: 'name',
    'aria-invalid': undefined,
    'aria-describedby': undefined,
  })
})

test('a field is described by its hint, then by what is wrong with it', () => {
  const described = describeField({ id: 'phone', hint: 'Pour le livreur.', problem: 'Indiquez un numéro.' })
  expect(described['aria-describedby']).toBe('phone-hint phone-problem')
  expect(described['aria-invalid']).toBe(true)
})
