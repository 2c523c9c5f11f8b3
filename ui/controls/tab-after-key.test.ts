import { expect, test } from 'vitest'
import { tabAfterKey } from './tab-after-key.ts'

test('the arrows go round the tabs', () => {
  expect(tabAfterKey({ key: 'ArrowRight', at: 0, count: 3 })).toBe(1)
  expect(tabAfterKey({ key: 'ArrowRight', at: 2, count: 3 })).toBe(0)
  expect(tabAfterKey({ key: 'ArrowLeft', at: 0, count: 3 })).toBe(2)
})

test('Home and End lead to the first and the last tab', () => {
  expect(tabAfterKey({ key: 'Home', at: 2, count: 3 })).toBe(0)
  expect(tabAfterKey({ key: 'End', at: 0, count: 3 })).toBe(2)
})

test('other keys stay the browser’s', () => {
  expect(tabAfterKey({ key: 'Enter', at: 1, count: 3 })).toBeNull()
  expect(tabAfterKey({ key: 'a', at: 1, count: 3 })).toBeNull()
})
