import type { SearchWords } from './fr.ts'

export const en: SearchWords = {
  hint: 'A wine, a grape, a pairing…',
  suggestions: 'Suggestions',
  suggested: '{n} suggestions',
  none: 'No wine answers to these words.',
  wholeList: 'See all wines',
  results: 'See all {n} results',
  pairing: 'Pairing: {meals}',
  foreignName: 'The name “{name}” belongs to another region; here are the estate’s wines of the same family.',
}
