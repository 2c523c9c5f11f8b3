import { expect, test } from 'vitest'
import { cropText } from './crop-text.ts'

test('what fits stays as it is', () => {
  expect(cropText('Vendanges le 12 septembre')).toBe('Vendanges le 12 septembre')
  expect(cropText('a'.repeat(120))).toBe('a'.repeat(120))
})

test('a longer text is cut after a whole word', () => {
  expect(cropText('Le chenin attend encore', 14)).toBe('Le chenin…')
  expect(cropText('Le chenin attend', 10)).toBe('Le chenin…')
})

test('no comma or opening sign stands before the suspension points', () => {
  expect(cropText('Le chenin, le cabernet', 13)).toBe('Le chenin…')
  expect(cropText('Il dit : « attendez donc »', 12)).toBe('Il dit…')
})

test('a word without end is cut within', () => {
  expect(cropText('x'.repeat(200), 10)).toBe(`${'x'.repeat(9)}…`)
})

test('lines become one', () => {
  expect(cropText('Un\n  jour\tdeux')).toBe('Un jour deux')
})
