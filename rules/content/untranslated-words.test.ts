import { expect, test } from 'vitest'
import { isUntranslated } from './untranslated-words.ts'

test('what is empty or the very same sentence waits to be translated', () => {
  expect(isUntranslated('', 'Bonjour')).toBe(true)
  expect(isUntranslated(undefined, 'Bonjour')).toBe(true)
  expect(isUntranslated('La vigne et le vent', 'La vigne et le vent')).toBe(true)
  expect(isUntranslated('Depuis 1987, la vigne et le vent', 'Depuis 1987, la vigne et le vent')).toBe(true)
})

test('names, addresses and figures may be the same, and what is said otherwise is translated', () => {
  expect(isUntranslated('Cuvée des Trois Frères', 'Cuvée des Trois Frères')).toBe(false)
  const address = 'Domaine de la Roche-Perrine, 12, rue du Coteau, 49730 Turquant'
  expect(isUntranslated(address, address)).toBe(false)
  expect(isUntranslated('2024', '2024')).toBe(false)
  expect(isUntranslated('', '1987')).toBe(false)
  expect(isUntranslated('The vine and the wind', 'La vigne et le vent')).toBe(false)
  expect(isUntranslated('Hello', '')).toBe(false)
})
