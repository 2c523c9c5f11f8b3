import { expect, test } from 'vitest'
import { formatDistance } from './distances.ts'

test('near is told in metres, far in kilometres', () => {
  expect([0, 4, 134, 500, 949].map((metres) => formatDistance(metres, 'fr'))).toEqual([
    '10\u00a0m',
    '10\u00a0m',
    '130\u00a0m',
    '500\u00a0m',
    '950\u00a0m',
  ])
  expect([950, 1_000, 1_234, 9_949, 43_210].map((metres) => formatDistance(metres, 'fr'))).toEqual([
    '1\u00a0km',
    '1\u00a0km',
    '1,2\u00a0km',
    '9,9\u00a0km',
    '43\u00a0km',
  ])
  expect(formatDistance(1_234, 'en')).toBe('1.2\u00a0km')
})
