import { expect, test } from 'vitest'
import { plainWords } from '#rules/basics/plain-text.ts'
import { catalogueWords } from '#words/catalogue/names/words.ts'
import { searchVocabulary } from '#words/catalogue/search-vocabulary.ts'
import { isOneTypoAway, readSearch, type SearchQuery } from './search-query.ts'

/** What a search means, told shortly. */
function meaning(typed: string) {
  const query = readSearch(typed, searchVocabulary)
  if (!query) return null
  const values = <Value>(meant: SearchQuery['years'] | readonly { values: readonly Value[] }[]) =>
    meant.flatMap((one) => one.values as readonly unknown[])
  return {
    ...(query.words.length > 0 ? { words: query.words.join(' ') } : {}),
    ...(query.years.length > 0 ? { years: values(query.years) } : {}),
    ...(query.formats.length > 0 ? { formats: values(query.formats) } : {}),
    ...(query.colours.length > 0 ? { colours: values(query.colours) } : {}),
    ...(query.kinds.length > 0 ? { kinds: values(query.kinds) } : {}),
  }
}

test.each([
  ['crémant 2019 magnum', { words: 'cremant', years: [2019], formats: [1500] }],
  ['saumur champigny rouge 2020', { words: 'saumur champigny', colours: ['RED'], years: [2020] }],
  ['Saumur-Champigny', { words: 'saumur champigny' }],
  ['demi layon', { words: 'layon', formats: [375] }],
  ['demi-bouteille layon', { words: 'layon', formats: [375] }],
  ['half bottles of chenin', { words: 'chenin', formats: [375] }],
  ['1/2 bouteille', { formats: [375] }],
  ['chinon 75cl', { words: 'chinon', formats: [750] }],
  ['chinon 75 cl', { words: 'chinon', formats: [750] }],
  ['37,5 cl', { formats: [375] }],
  ['37.5cl', { formats: [375] }],
  ['1,5 l', { formats: [1500] }],
  ['1.5L', { formats: [1500] }],
  ['3 litres', { formats: [3000] }],
  ['750ml', { formats: [750] }],
  ['jéroboam', { formats: [3000] }],
  ['double magnum', { formats: [3000] }],
  ['bag-in-box rosé', { formats: [3000, 5000], colours: ['ROSE'] }],
  ['2018 2019', { years: [2018, 2019] }],
  ['2018-2019', { years: [2018, 2019] }],
  ['cuvée 1789', { words: 'cuvee 1789' }],
  ['cuvée 1889', { words: 'cuvee', years: [1889] }],
  ['20199', { words: '20199' }],
  ['bulles', { kinds: ['SPARKLING'] }],
  ['vin pétillant', { kinds: ['SPARKLING'] }],
  ['sparkling wine', { kinds: ['SPARKLING'] }],
  ['moelleux', { kinds: ['SWEET'] }],
  ['coffret', { kinds: ['CASE', 'GIFT_BOX'] }],
  ['carte cadeau', { kinds: ['GIFT_CARD'] }],
  ['jus de raisin', { kinds: ['JUICE'] }],
  ['vin blanc sec', { words: 'sec', colours: ['WHITE'] }],
  ['white and red', { colours: ['WHITE', 'RED'] }],
  ['sauvignon blanc', { words: 'sauvignon blanc' }],
  ['crémant demi-sec', { words: 'cremant demi sec' }],
  ['le vin de Chinon', { words: 'chinon' }],
  ['vin', { words: 'vin' }],
  ['les vins', { words: 'les vins' }],
])('%s', (typed, expected) => {
  expect(meaning(typed)).toEqual(expected)
})

test.each([
  ['magnun', { formats: [1500] }],
  ['mganum', { formats: [1500] }],
  ['magnm', { words: 'magnm' }],
  ['jeroboan', { formats: [3000] }],
  ['effervecent', { kinds: ['SPARKLING'] }],
  ['moeleux', { kinds: ['SWEET'] }],
  ['rouget', { words: 'rouget' }],
  ['dagnum', { words: 'dagnum' }],
  ['magnolia', { words: 'magnolia' }],
])('one typo in a word of six letters or more is understood: %s', (typed, expected) => {
  expect(meaning(typed)).toEqual(expected)
})

test.each(['', ' ', '…', '%', "'", '"', ':*&|!', '()', '\\', '\u0301', '«»'])('nothing is asked with %j', (typed) => {
  expect(readSearch(typed, searchVocabulary)).toBeNull()
})

test('only a last word that may go on is open', () => {
  const isOpen = (typed: string) => readSearch(typed, searchVocabulary)?.isLastOpen
  expect(isOpen('les aubép')).toBe(true)
  expect(isOpen('les aubépines ')).toBe(false)
  expect(isOpen('chinon 2019')).toBe(false)
  expect(isOpen('2019 chin')).toBe(true)
  expect(isOpen('vin')).toBe(true)
  expect(isOpen('magnum')).toBe(false)
})

test('what was said is kept beside what it means', () => {
  const query = readSearch('demi-bouteille Rosé 37,5cl', searchVocabulary)
  expect(query?.formats).toEqual([
    { values: [375], said: 'demi bouteille' },
    { values: [375], said: '37 5cl' },
  ])
  expect(query?.colours).toEqual([{ values: ['ROSE'], said: 'rose' }])
})

test('no more than twelve words are looked for', () => {
  const query = readSearch('b '.repeat(100), searchVocabulary)
  expect(query?.words).toHaveLength(12)
  expect(query?.isLastOpen).toBe(false)
})

test('everything in the vocabulary is written without accents, and every colour and kind has words', () => {
  const { colours, kinds, formats, units, phrases, noise } = searchVocabulary
  const all = [colours, kinds, formats, units].flatMap((table) => Object.values(table).flat()).concat(phrases, noise)
  for (const phrase of all) expect(plainWords(phrase).join(' ')).toBe(phrase)
  expect(Object.keys(colours)).toEqual(Object.keys(catalogueWords.fr.colours))
  expect(Object.keys(kinds)).toEqual(Object.keys(catalogueWords.fr.kinds))
})

test.each([
  ['magnum', 'magnum', true],
  ['magnum', 'magnums', true],
  ['magnum', 'magum', true],
  ['magnum', 'mangum', true],
  ['magnum', 'magnim', true],
  ['magnum', 'mganmu', false],
  ['magnum', 'magnolia', false],
  ['magnum', 'agnum', false],
])('one typo lies between %s and %s: %s', (one, other, expected) => {
  expect(isOneTypoAway(one, other)).toBe(expected)
  expect(isOneTypoAway(other, one)).toBe(expected)
})
