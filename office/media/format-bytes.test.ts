import { expect, test } from 'vitest'
import { formatBytes } from './format-bytes.ts'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test('bytes are told in the largest unit of which there is one', () => {
  expect([900, 84_000, 1_240_000, 48_000_000, 5_000_000_000].map((bytes) => plain(formatBytes(bytes, 'fr')))).toEqual([
    '1 ko',
    '84 ko',
    '1,2 Mo',
    '48 Mo',
    '5 Go',
  ])
  expect(plain(formatBytes(1_240_000, 'en'))).toBe('1.2 MB')
})
