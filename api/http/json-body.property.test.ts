import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTooDeep, MAX_DEPTH } from './json-body.ts'

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(depthOf))
}

test('text is too deep exactly when the value it means is', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(MAX_DEPTH + 4), (value, around) => {
      let nested: unknown = value
      for (let level = 0; level < around; level++) nested = level % 2 ? { k: nested } : [nested]
      expect(isTooDeep(JSON.stringify(nested))).toBe(depthOf(nested) > MAX_DEPTH)
    }),
  )
})

test('brackets inside strings do not count', () => {
  expect(isTooDeep(JSON.stringify('['.repeat(500)))).toBe(false)
  expect(isTooDeep(JSON.stringify(`"\\${'{'.repeat(500)}`))).toBe(false)
  expect(isTooDeep('['.repeat(100) + ']'.repeat(100))).toBe(true)
})
