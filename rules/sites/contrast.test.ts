import { expect, test } from 'vitest'
import { contrast, isDark, readableOn } from './contrast.ts'

test('contrast is counted as WCAG does', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#fff')).toBeCloseTo(4.48, 2)
  expect(contrast('#7A1F2B', '#7a1f2bff')).toBe(1)
})

test('dark is what white reads better on', () => {
  expect([isDark('#14110F'), isDark('#7A1F2B'), isDark('#FBF8F2'), isDark('#C8A45C')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('text on a button takes the first colour that can be read', () => {
  expect(readableOn('#7A1F2B', '#FBF8F2')).toBe('#FBF8F2')
  expect(readableOn('#FBF8F2', '#FFFFFF', '#2A2521')).toBe('#2A2521')
  expect(readableOn('#FFFF00', '#FFFFFF')).toBe('#000000')
})
