import { expect, test } from 'vitest'
import { findKeys } from './key-mapping.ts'

test('a known thing has its keys', () => {
  const warnings: string[] = []
  expect(findKeys('product', (message) => warnings.push(message))).toEqual({ keyList: 'products', keyElem: 'product' })
  expect(warnings).toEqual([])
})

test('a missing key is logged and answered with null', () => {
  const warnings: string[] = []
  expect(findKeys('unicorn', (message) => warnings.push(message))).toBeNull()
  expect(findKeys('toString', (message) => warnings.push(message))).toBeNull()
  expect(warnings).toEqual(['No key mapping for "unicorn"', 'No key mapping for "toString"'])
})
