import { expect, test } from 'vitest'
import { fill } from './fill.ts'

test('holes are filled by name; one without a fact stays to be seen', () => {
  expect(fill('Image {n} sur {total}', { n: 3, total: 7 })).toBe('Image 3 sur 7')
  expect(fill('{n} {other}', { n: 0 })).toBe('0 {other}')
})
