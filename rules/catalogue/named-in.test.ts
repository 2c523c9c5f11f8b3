import { expect, test } from 'vitest'
import { isNamedIn } from './named-in.ts'

test.each([
  ['Les Aubépines 2023 en bouteille', 'Les Aubépines'],
  ['Le PERSAN est rentré', 'Persan'],
  ['Que boire avec L’Heure dorée ?', 'L’Heure Dorée'],
  ['Rosée de mai', 'Rosée de Mai'],
])('«%s» names %s', (text, name) => {
  expect(isNamedIn(text, name)).toBe(true)
})

test.each([
  ['L’aubépine a fleuri', 'Les Aubépines'],
  ['Les jeunes aubépines', 'Les Aubépines'],
  ['Altesses et gens du commun', 'Altesse'],
  ['La pierre et la Perrine', 'La Perrine blanche'],
  ['', 'Persan'],
  ['Tout', ''],
  ['Tout', '…'],
])('«%s» does not name «%s»', (text, name) => {
  expect(isNamedIn(text, name)).toBe(false)
})
