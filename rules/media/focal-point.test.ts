import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { focalClasses } from './focal-point.ts'

test('a focal point is said in whole tens', () => {
  expect(focalClasses({ x: 50, y: 50 })).toBe('focal focal-x-50 focal-y-50')
  expect(focalClasses({ x: 14, y: 96 })).toBe('focal focal-x-10 focal-y-100')
  expect(focalClasses({ x: -5, y: 500 })).toBe('focal focal-x-0 focal-y-100')
})

test('every ten has its rule', () => {
  const css = readFileSync(new URL('../../site/journal/albums.css', import.meta.url), 'utf8')
  for (let tens = 0; tens <= 100; tens += 10) {
    expect(css).toContain(`.focal-x-${tens} {`)
    expect(css).toContain(`.focal-y-${tens} {`)
  }
})
