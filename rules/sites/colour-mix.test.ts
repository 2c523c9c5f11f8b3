import { expect, test } from 'vitest'
import { mixed, readableShade } from './colour-mix.ts'
import { contrast } from './contrast.ts'

test('a mix lies between its colours', () => {
  expect(mixed({ one: '#ff0000', other: '#0000ff', share: 1 })).toBe('#ff0000')
  expect(mixed({ one: '#ff0000', other: '#0000ff', share: 0 })).toBe('#0000ff')
  expect(mixed({ one: '#ffffff', other: '#000000', share: 0.5 })).toBe('#808080')
})

test('a shade can be read on its ground, and is the colour itself where that can', () => {
  expect(readableShade('#7A1F2B', '#ffffff')).toBe('#7a1f2b')
  for (const ground of ['#ffffff', '#14110f', '#1c1a19']) {
    for (const colour of ['#7A1F2B', '#C8A45C', '#1F6F78', '#ffffff', '#000000']) {
      expect(contrast(readableShade(colour, ground), ground)).toBeGreaterThanOrEqual(4.5)
    }
  }
})
