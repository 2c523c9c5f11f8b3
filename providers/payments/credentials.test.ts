import { expect, test } from 'vitest'
import { readCredentials, writeCredentials } from './credentials.ts'

test('credentials of several fields come back as they were written', () => {
  const credentials = {
    merchantId: 'Domaine',
    apiKeyId: 'k1',
    secretApiKey: 's"1',
    webhookKeyId: 'w1',
    webhookSecret: 'é',
  }
  expect(readCredentials(writeCredentials(credentials))).toEqual(credentials)
})

test.each(['0123456789abcdef0123456789abcdef', '12345678901234567890123456789012', '1e5', 'null', ''])(
  'a secret that was sealed bare comes back as the text it is: %j',
  (secret) => {
    expect(readCredentials(secret)).toBe(secret)
  },
)

test('a record that is cut off is none', () => {
  expect(readCredentials('{"secret":"a')).toBeNull()
})
