import { expect, test } from 'vitest'
import { plainText, plainWords } from './plain-text.ts'

test('a text is plain without accents, ligatures and case', () => {
  expect(plainText('Crémant ŒUF Æ Groß')).toBe('cremant oeuf ae gross')
})

test('words end at anything that is neither letter nor digit', () => {
  expect(plainWords('L’Aubépine, Saumur-Champigny 37,5 cl !')).toEqual([
    'l',
    'aubepine',
    'saumur',
    'champigny',
    '37',
    '5',
    'cl',
  ])
  expect(plainWords(' …«»! ')).toEqual([])
})
