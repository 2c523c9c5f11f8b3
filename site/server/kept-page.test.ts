import { expect, test } from 'vitest'
import { encodingFor } from './kept-page.ts'

test('the best encoding that the browser takes', () => {
  expect(encodingFor('gzip, deflate, br, zstd')).toBe('br')
  expect(encodingFor('gzip, deflate')).toBe('gzip')
  expect(encodingFor('identity')).toBe('identity')
  expect(encodingFor(undefined)).toBe('identity')
})

test('a quality of zero is a no', () => {
  expect(encodingFor('br;q=0, gzip')).toBe('gzip')
  expect(encodingFor('br; q=0.0, gzip;q=0')).toBe('identity')
  expect(encodingFor('br;q=0.5')).toBe('br')
  expect(encodingFor('brotli, x-gzip')).toBe('identity')
})
