import { expect, test } from 'vitest'
import { plainWords } from '#rules/basics/plain-text.ts'
import { catalogueWords } from '#words/catalogue/names/words.ts'
import { isOneTypoAway } from './search-meanings.ts'
import { readSearch, type SearchQuery } from './search-query.ts'
import { searchVocabulary } from './search-vocabulary.ts'

/** What a search means, told shortly. */
function meaning(typed: string) {
  const query = readSearch(typed)
  if (!query) return null
  const values = <Value>(meant: SearchQuery['years'] | readonly { values: readonly Value[] }[]) =>
    meant.flatMap((one) => one.values as readonly unknown[])
  return {
    ...(query.words.length > 0 ? { words: query.words.join(' ') } : {}),
    ...(query.years.length > 0 ? { years: values(query.years) } : {}),
    ...(query.formats.length > 0 ? { formats: values(query.formats) } : {}),
    ...(query.colours.length > 0 ? { colours: values(query.colours) } : {}),
    ...(query.kinds.length > 0 ? { kinds: values(query.kinds) } : {}),
    ...(query.meals.length > 0 ? { meals: values(query.meals) } : {}),
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
  ['poison', { meals: ['FISH'] }],
  ['fromag', { meals: ['CHEESE'] }],
  ['formage', { meals: ['CHEESE'] }],
  ['champigny', { words: 'champigny' }],
  ['saumur', { words: 'saumur' }],
  ['chenain', { words: 'chenain' }],
  ['dagnum', { words: 'dagnum' }],
  ['magnolia', { words: 'magnolia' }],
])('one typo in a word of six letters or more is understood: %s', (typed, expected) => {
  expect(meaning(typed)).toEqual(expected)
})

test.each(['', ' ', '…', '%', "'", '"', ':*&|!', '()', '\\', '\u0301', '«»'])('nothing is asked with %j', (typed) => {
  expect(readSearch(typed)).toBeNull()
})

test('only a last word that may go on is open', () => {
  const isOpen = (typed: string) => readSearch(typed)?.isLastOpen
  expect(isOpen('les aubép')).toBe(true)
  expect(isOpen('les aubépines ')).toBe(false)
  expect(isOpen('chinon 2019')).toBe(false)
  expect(isOpen('2019 chin')).toBe(true)
  expect(isOpen('vin')).toBe(true)
  expect(isOpen('magnum')).toBe(false)
})

test('what was said is kept beside what it means', () => {
  const query = readSearch('demi-bouteille Rosé 37,5cl')
  expect(query?.formats).toEqual([
    { values: [375], said: 'demi bouteille', isGuess: false, isFood: false },
    { values: [375], said: '37 5cl', isGuess: false, isFood: false },
  ])
  expect(query?.colours).toEqual([{ values: ['ROSE'], said: 'rose', isGuess: false, isFood: false }])
})

test('no more than twelve words are looked for', () => {
  const query = readSearch('b '.repeat(100))
  expect(query?.words).toHaveLength(12)
  expect(query?.isLastOpen).toBe(false)
})

test.each([
  ['poisson', { meals: ['FISH'] }],
  ['fruits de mer', { meals: ['FISH'] }],
  ['huîtres', { meals: ['FISH'] }],
  ['rouget', { meals: ['FISH'] }],
  ['viande rouge', { meals: ['RED_MEAT'] }],
  ['viandes rouges', { meals: ['RED_MEAT'] }],
  ['viande blanche', { meals: ['POULTRY'] }],
  ['que boire avec du fromage', { meals: ['CHEESE'] }],
  ['vin rouge avec le fromage', { meals: ['CHEESE'], colours: ['RED'] }],
  ['goat’s cheese', { meals: ['CHEESE'] }],
  ['vin de dessert', { kinds: ['SWEET'] }],
  ['dessert', { meals: ['DESSERT'] }],
  ['apéro', { meals: ['APERITIF'] }],
  ['cadeau', { kinds: ['GIFT_BOX', 'GIFT_CARD'] }],
  ['idées cadeaux', { kinds: ['GIFT_BOX', 'GIFT_CARD'] }],
  ['cartes cadeaux', { kinds: ['GIFT_CARD'] }],
  ['fête', { kinds: ['SPARKLING'] }],
  ['fête des mères', { kinds: ['GIFT_BOX', 'GIFT_CARD'] }],
  ['Noël', { kinds: ['SPARKLING', 'GIFT_BOX', 'GIFT_CARD'] }],
  ['red meat', { meals: ['RED_MEAT'] }],
  ['red', { colours: ['RED'] }],
  ['fruits rouges', { words: 'fruits rouges' }],
])('by the table and the occasion: %s', (typed, expected) => {
  expect(meaning(typed)).toEqual(expected)
})

test.each([
  ['poi', { meals: ['FISH'] }],
  ['fruits de m', { meals: ['FISH'] }],
  ['bla', { colours: ['WHITE'] }],
  ['cof', { kinds: ['CASE', 'GIFT_BOX'] }],
  ['mag', { formats: [1500] }],
  ['po', { words: 'po' }],
  ['poi ', { words: 'poi' }],
  ['poi blanc', { words: 'poi', colours: ['WHITE'] }],
])('what is not yet written to its end is guessed: %j', (typed, expected) => {
  expect(meaning(typed)).toEqual(expected)
})

test('what is guessed is told from what is sure, and dishes from what they belong to', () => {
  expect(readSearch('poi')?.meals).toEqual([{ values: ['FISH'], said: 'poi', isGuess: true, isFood: false }])
  expect(readSearch('poison')?.meals).toMatchObject([{ said: 'poison', isGuess: true }])
  expect(readSearch('poisson')?.meals).toMatchObject([{ isGuess: false, isFood: false }])
  expect(readSearch('homard')?.meals).toMatchObject([{ isGuess: false, isFood: true }])
})

test('the name of another region is noticed, and means what is made here of that kind', () => {
  expect(readSearch('un champagne rosé')).toMatchObject({
    foreignName: 'champagne',
    kinds: [{ values: ['SPARKLING'] }],
    colours: [{ values: ['ROSE'] }],
  })
  expect(readSearch('sauternes')).toMatchObject({ foreignName: 'sauternes', kinds: [{ values: ['SWEET'] }] })
  expect(readSearch('crémant')?.foreignName).toBeNull()
})

const { colours, kinds, meals, occasions, foreignNames, formats, units, phrases, noise } = searchVocabulary
const PHRASES_BY_PART = {
  colours: Object.values(colours).flat(),
  kinds: [
    ...Object.values(kinds).flat(),
    ...occasions.flatMap((occasion) => occasion.phrases),
    ...Object.values(foreignNames).flat(),
  ],
  meals: Object.values(meals).flatMap(({ names, foods }) => [...names, ...foods]),
  formats: Object.values(formats).flat(),
} as const

test('every phrase of the vocabulary is read as what it stands for, in the singular and the plural', () => {
  for (const [part, said] of Object.entries(PHRASES_BY_PART)) {
    for (const phrase of said) {
      for (const typed of [phrase, phrase.toUpperCase(), `${phrase} `, /[sxz]$/.test(phrase) ? phrase : `${phrase}s`]) {
        const query = readSearch(typed)
        expect.soft(query?.words, typed).toEqual([])
        expect.soft(query?.[part as keyof typeof PHRASES_BY_PART], typed).toHaveLength(1)
      }
    }
  }
})

test('no phrase stands in two parts: one of them would never be understood', () => {
  const all = Object.values(PHRASES_BY_PART).map((said) => new Set<string>(said))
  for (const [at, said] of all.entries()) {
    for (const phrase of said) {
      expect.soft(all.slice(at + 1).some((others) => others.has(phrase)) || noise.includes(phrase), phrase).toBe(false)
    }
  }
})

test('everything in the vocabulary is written without accents, and every colour, kind and meal has words', () => {
  const all = [...Object.values(PHRASES_BY_PART).flat(), ...Object.values(units).flat(), ...phrases, ...noise]
  for (const phrase of all) expect(plainWords(phrase).join(' ')).toBe(phrase)
  expect(Object.keys(colours)).toEqual(Object.keys(catalogueWords.fr.colours))
  expect(Object.keys(kinds)).toEqual(Object.keys(catalogueWords.fr.kinds))
  expect(Object.keys(meals)).toEqual(Object.keys(catalogueWords.fr.meals))
  expect([
    ...Object.values(kinds),
    ...Object.values(meals).flatMap(({ names, foods }) => [names, foods]),
  ]).not.toContainEqual([])
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
