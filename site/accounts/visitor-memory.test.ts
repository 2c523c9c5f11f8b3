import { expect, test } from 'vitest'
import { keptAtSignOut } from './visitor-memory.ts'

test('who signs out leaves nothing of their own behind', () => {
  const keys = ['cartId', 'city', 'country', 'carrier', 'prices', 'address', 'phone', 'deliveryType', 'clickAndCollect']
  expect([...keys, 'pickupAddress', 'customize-12', 'popup-', 'my-popup-3'].filter(keptAtSignOut)).toEqual([])
})

test('what the browser remembers of itself stays', () => {
  expect(['popup-3', 'chunk-reload', 'scroll-positions'].every(keptAtSignOut)).toBe(true)
})
