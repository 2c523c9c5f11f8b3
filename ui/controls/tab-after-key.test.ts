import { expect, test } from 'vitest'
import { tabAfterKey } from './tab-after-key.ts'

test('the arrows go round the tabs', () => {
  expect(tabAfterKey('ArrowRight', 0, 3)).toBe(1)
  expect(tabAfterKey('ArrowRight', 2, 3)).toBe(0)
  expect(tabAfterKey('ArrowLeft', 0, 3)).toBe(2)
})

test('Home and End lead to the first and the last tab', () => {
  expect(tabAfterKey('Home', 2, 3)).toBe(0)
  expect(tabAfterKey('End', 0, 3)).toBe(2)
})

test('other keys stay the browser’s', () => {
  expect(tabAfterKey('Enter', 1, 3)).toBeNull()
  expect(tabAfterKey('a', 1, 3)).toBeNull()
})
