import { expect, test } from 'vitest'
import { customerKey } from './customer-key.ts'

test.each([
  ['Jeanne@Example.com', 'jeanne@example.com'],
  ['jeanne+vin@example.com', 'jeanne@example.com'],
  ['jeanne+vin+rouge@example.com', 'jeanne@example.com'],
  [' jeanne@example.com ', 'jeanne@example.com'],
  ['je.an.ne+a@gmail.com', 'jeanne@gmail.com'],
  ['jeanne@googlemail.com', 'jeanne@gmail.com'],
  ['je.anne@example.com', 'je.anne@example.com'],
  ['+@example.com', '+@example.com'],
  ['"a@b"+c@example.com', '"a@b"@example.com'],
  ['nobody', 'nobody'],
])('%s is %s', (email, key) => {
  expect(customerKey(email)).toBe(key)
})

test('a key is its own key', () => {
  expect(customerKey(customerKey('Je.Anne+x@Gmail.com'))).toBe(customerKey('Je.Anne+x@Gmail.com'))
})
