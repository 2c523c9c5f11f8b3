import { expect, test } from 'vitest'
import { breaksFrenchSpacing } from '#tests/support/typography.ts'
import { spacedEnd, spacedText } from './french-spacing.ts'

/** As an editor does it: letter by letter. */
function typed(keys: string): string {
  let text = ''
  for (const key of keys) {
    text += key
    const spaced = spacedEnd(text)
    if (spaced) text = text.slice(0, spaced.from) + spaced.text
  }
  return text
}

test.each([
  ["L'été", 'L’été'],
  ['Goûtez ! Vite', 'Goûtez\u00a0! Vite'],
  ['Goûtez! Vite', 'Goûtez\u00a0! Vite'],
  ['Vraiment ?', 'Vraiment\u00a0?'],
  ['Ainsi : un', 'Ainsi\u00a0: un'],
  ['Le "clos" ici', 'Le «\u00a0clos\u00a0» ici'],
  ['"Oui"', '«\u00a0Oui\u00a0»'],
  ['Le « clos » ici', 'Le «\u00a0clos\u00a0» ici'],
  ['Puis...', 'Puis…'],
  ['12 €', '12\u00a0€'],
  ['à 18:30', 'à 18:30'],
  ['https://a.fr/?b=1', 'https://a.fr/?b=1'],
])('“%s” becomes “%s”', (keys, text) => {
  expect(typed(keys)).toBe(text)
})

test('what was typed with spaces keeps our own rule', () => {
  const text = typed('Il dit : "Venez !" Est-ce possible ; vraiment ?')
  expect(text).toBe('Il dit\u00a0: «\u00a0Venez\u00a0!\u00a0» Est-ce possible\u00a0; vraiment\u00a0?')
  expect(breaksFrenchSpacing(text)).toBe(false)
})

test.each([
  ['L\'été : "vif", dit-elle', 'L’été\u00a0: «\u00a0vif\u00a0», dit-elle'],
  ['Il y fait 11,5 °C, à 320 m...', 'Il y fait 11,5\u00a0°C, à 320\u00a0m…'],
  ['510 mètres, 3 mois', '510\u00a0mètres, 3 mois'],
  ['La nuit du 24 novembre 1248', 'La nuit du 24\u00a0novembre 1248'],
  ['Sept heures et demie.\n\nPuis : rien', 'Sept heures et demie.\n\nPuis\u00a0: rien'],
])('a whole French text, typed or pasted, becomes “%s” → “%s”', (given, text) => {
  expect(spacedText(given, 'fr')).toBe(text)
  expect(spacedText(text, 'fr')).toBe(text)
})

test('English keeps its spacing, and has apostrophes and quotation marks of printers', () => {
  expect(spacedText('It\'s "cool" inside: 11.5 °C', 'en')).toBe('It’s “cool” inside: 11.5\u00a0°C')
})

test('a long text is spaced in no time to speak of, and what stands far back is not touched again', () => {
  const long = 'Une phrase ; une autre. '.repeat(400)
  expect(spacedText(long, 'fr')).toBe('Une phrase\u00a0; une autre. '.repeat(400))
})

test('a number in words stays on one line, once; other words with a hyphen may part', () => {
  const joined = 'Quatre-\u2060vingt-\u2060dix caisses, vingt-\u2060deux hectares, sur rendez-vous'
  expect(spacedText('Quatre-vingt-dix caisses, vingt-deux hectares, sur rendez-vous', 'fr')).toBe(joined)
  expect(spacedText(joined, 'fr')).toBe(joined)
  expect(spacedText('Forty-two vines', 'en')).toBe('Forty-\u2060two vines')
})
