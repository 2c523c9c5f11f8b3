import { expect, test } from 'vitest'
import { frenchPlaceProblem, isSameTown } from './french-places.ts'

test.each([
  ['paris', 'Paris'],
  ['PARIS 1er', 'Paris'],
  ['Paris 16e', 'Paris'],
  ['Paris 01', 'Paris'],
  ['Lyon 3ème arrondissement', 'Lyon'],
  ['Marseille 8e Arrondissement', 'Marseille'],
  ['St Emilion', 'Saint-Émilion'],
  ['st-emilion', 'Saint-Émilion'],
  ['Ste Maxime', 'Sainte-Maxime'],
  ['SAINT ETIENNE', 'Saint-Étienne'],
  ['Havre', 'Le Havre'],
  ['L’Haÿ les Roses', 'L’Haÿ-les-Roses'],
  ["L'Hay-les-Roses", 'L’Haÿ-les-Roses'],
  ['LHay les roses', 'L’Haÿ-les-Roses'],
  ['Chalon s/ Saône', 'Chalon-sur-Saône'],
  ['Chalon S/Saone', 'Chalon-sur-Saône'],
  ['Rosny s/s Bois', 'Rosny-sous-Bois'],
  ['Œuilly', 'Oeuilly'],
  [' Tours ', 'Tours'],
])('%s is %s', (typed, town) => {
  expect(isSameTown(typed, town)).toBe(true)
  expect(isSameTown(town, typed)).toBe(true)
})

test.each([
  ['Lyon', 'Paris'],
  ['Saint-Étienne', 'Saint-Émilion'],
  ['Tour', 'Tours'],
  ['Saint', 'Sainte-Maxime'],
  ['', 'Paris'],
  ['16e', 'Paris'],
])('%s is not %s', (typed, town) => {
  expect(isSameTown(typed, town)).toBe(false)
})

const problemOf = (address: string, towns: readonly string[] = []) => {
  const [postalCode = '', ...city] = address.split(' ')
  return frenchPlaceProblem({ postalCode, city: city.join(' ') || null, towns })
}

test('a code without communes does not exist', () => {
  expect(problemOf('99999 Nulleville')).toBe('unknown-postal-code')
  expect(problemOf('99999')).toBe('unknown-postal-code')
  expect(problemOf('4910 Angers')).toBe('unknown-postal-code')
})

test('a code and a town that do not belong together are told apart', () => {
  expect(problemOf('75001 Lyon', ['Paris'])).toBe('town-elsewhere')
  expect(problemOf('75001 Paris', ['Paris'])).toBeNull()
  expect(problemOf('49730 montsoreau', ['Turquant', 'Montsoreau'])).toBeNull()
  expect(problemOf('75001', ['Paris'])).toBeNull()
})

test('codes of CEDEX are in no list, but begin with a department', () => {
  expect(problemOf('75380 Paris CEDEX 08')).toBeNull()
  expect(problemOf('92000 Paris La Défense Cedex', ['Nanterre'])).toBeNull()
  expect(problemOf('99999 Nulleville Cedex')).toBe('unknown-postal-code')
  expect(problemOf('7538 Paris Cedex')).toBe('unknown-postal-code')
})

test('overseas, not every code is known', () => {
  expect(problemOf('97133 Gustavia')).toBeNull()
  expect(problemOf('98800')).toBeNull()
  expect(problemOf('97400 Paris', ['Saint-Denis'])).toBe('town-elsewhere')
})
