import { expect, test } from 'vitest'
import { createEncodingChoice } from './accepted-encoding.ts'

const choose = createEncodingChoice(['zstd', 'br', 'gzip'])

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0, gzip;q=0', 'identity'],
  ['br;q=0.5', 'br'],
  ['brotli, x-gzip', 'identity'],
])('who takes %j gets %s', (accepted, encoding) => {
  expect([choose(accepted), choose(accepted)]).toEqual([encoding, encoding])
})

test('what is not offered is not chosen', () => {
  expect(createEncodingChoice(['br', 'gzip'])('zstd, gzip')).toBe('gzip')
})
