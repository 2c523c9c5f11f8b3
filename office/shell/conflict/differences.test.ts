import { expect, test } from 'vitest'
import { findDifferences, mergeChanges } from './differences.ts'

const BASE = {
  mostDays: 3,
  isValid: true,
  texts: { fr: { name: 'Coursier', delay: '2 jours' } },
  zones: [{ country: 'FR', bands: [{ upTo: 6, price: 9 }] }],
}
const NAMES = Object.keys(BASE)

test('nothing is told of what the other has left as it was', () => {
  expect(findDifferences({ names: NAMES, base: BASE, theirs: structuredClone(BASE), mine: { mostDays: 9 } })).toEqual(
    [],
  )
})

test('texts are told language by language, lists as a whole', () => {
  const theirs = {
    ...BASE,
    texts: { fr: { name: 'Coursier rapide', delay: '2 jours' }, en: { name: 'Courier', delay: '' } },
    zones: [],
  }
  const found = findDifferences({ names: NAMES, base: BASE, theirs, mine: BASE })
  expect(found.map(({ path, isClash }) => [path, isClash])).toEqual([
    ['texts.fr.name', false],
    ['texts.en', false],
    ['zones', false],
  ])
})

test('only where both have changed a field to something else there is something to choose', () => {
  const theirs = { ...BASE, mostDays: 5, isValid: false }
  const clash = (mine: object) =>
    findDifferences({ names: NAMES, base: BASE, theirs, mine: { ...BASE, ...mine } }).map(({ path, isClash }) => [
      path,
      isClash,
    ])
  expect(clash({ mostDays: 7 })).toEqual([
    ['mostDays', true],
    ['isValid', false],
  ])
  expect(clash({ mostDays: 5 })).toEqual([
    ['mostDays', false],
    ['isValid', false],
  ])
})

test('unless one says otherwise, one’s own stays where both have typed, and theirs comes in everywhere else', () => {
  const mine = { ...BASE, mostDays: 7, texts: { fr: { name: 'Coursier', delay: '1 jour' } } }
  const theirs = { ...BASE, mostDays: 5, isValid: false, texts: { fr: { name: 'Messager', delay: '2 jours' } } }
  const differences = findDifferences({ names: NAMES, base: BASE, theirs, mine })
  expect(mergeChanges({ mine, differences, choices: {} })).toEqual({
    ...mine,
    isValid: false,
    texts: { fr: { name: 'Messager', delay: '1 jour' } },
  })
  expect(mergeChanges({ mine, differences, choices: { mostDays: 'theirs', isValid: 'mine' } })).toMatchObject({
    mostDays: 5,
    isValid: true,
  })
  expect(mine.texts.fr.name).toBe('Coursier')
})
