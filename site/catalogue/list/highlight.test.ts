import { expect, test } from 'vitest'
import { highlight } from './highlight.ts'

/** `Les [Aubépines]`: what is marked stands in brackets. */
const marked = (text: string, search: string) =>
  highlight(text, search)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('')

test.each([
  ['Les Aubépines', 'aubepine', 'Les [Aubépines]'],
  ['Les Aubépines', 'AUBÉPINES', 'Les [Aubépines]'],
  ['Les Aubépines', 'aubép', 'Les [Aubép]ines'],
  ['Les Aubépines', 'au', 'Les [Au]bépines'],
  ['Les Aubépines', 'a', 'Les Aubépines'],
  ['Vin de Chinon', 'chinons', 'Vin de [Chinon]'],
  ['Saumur-Champigny 2020', 'champigny 2020', 'Saumur-[Champigny] [2020]'],
  ['Saumon fumé', 'saumur', 'Saumon fumé'],
  ['Champagne', 'champigny', 'Champagne'],
  ['Œillet', 'oei', '[Œi]llet'],
  ['Le cœur', 'coeur', 'Le [cœur]'],
  ['Rosé', 'rose', '[Rosé]'],
  ['Rosé'.normalize('NFD'), 'rosé', `[${'Rosé'.normalize('NFD')}]`],
  ['100 % Chenin', '%', '100 % Chenin'],
  ['L’été', 'été', 'L’[été]'],
  ['', 'été', ''],
  ['Chinon', '', 'Chinon'],
])('%s, asked %s', (text, search, expected) => {
  expect(marked(text, search)).toBe(expected)
})
