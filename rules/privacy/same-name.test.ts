import { expect, test } from 'vitest'
import { isSameName } from './same-name.ts'

test('a name is the same however it is written, and another one is not', () => {
  expect(isSameName('  jeanne   MOREAU ', 'Jeanne Moreau')).toBe(true)
  expect(isSameName('Ze\u0301nobie', 'Zénobie')).toBe(true)
  expect(isSameName('Jeanne', 'Jeanne Moreau')).toBe(false)
  expect(isSameName('', 'Jeanne Moreau')).toBe(false)
})
