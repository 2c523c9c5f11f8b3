import { expect, test } from 'vitest'
import { bracketDepth, HARMLESS_FUNCTIONS } from './style-functions.ts'

test('nothing that fetches, shows another part of the page or runs is harmless', () => {
  const names = ['url', 'src', 'image', 'image-set', '-webkit-image-set', 'cross-fade', 'element', '-moz-element']
  for (const name of [...names, 'expression', 'paint', 'u\\72l', '']) expect(HARMLESS_FUNCTIONS.has(name)).toBe(false)
})

test('brackets are counted as deep as they go, whichever they are', () => {
  expect(['', 'a', '()', '([{', 'a(b[c{d}e]f)(g)', ')))((', '('.repeat(9)].map(bracketDepth)).toEqual([
    0, 0, 1, 3, 3, 2, 9,
  ])
})
