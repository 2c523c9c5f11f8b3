import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainText } from '#rules/basics/plain-text.ts'
import { highlight } from '#site/catalogue/list/highlight.ts'
import { readSearch } from './search-query.ts'

const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .array(
      fc.constantFrom(
        'rouge',
        'Rosé',
        '75',
        'cl',
        '1,5 l',
        'demi',
        '2019',
        'magnum',
        'Poisson',
        'carte',
        'fruits de',
        'Saumur',
        '-',
        '’',
        '.',
        ' ',
      ),
    )
    .map((parts) => parts.join(' ')),
)

test('whatever is typed, every word comes out as word or as meaning, plain and without punctuation', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const query = readSearch(text)
      if (!query) {
        expect(text).not.toMatch(/[a-z0-9]/i)
        return
      }
      const said = [query.years, query.formats, query.colours, query.kinds, query.meals]
        .flat()
        .map((meant) => meant.said)
      for (const word of [...query.words, ...said.flatMap((one) => one.split(' '))]) {
        expect(word).toMatch(/^[\p{L}\p{N}]+$/u)
        expect(plainText(text)).toContain(word)
      }
      expect(query.words.length + said.length).toBeGreaterThan(0)
    }),
  )
})

test('accents and case never change what is meant', () => {
  fc.assert(
    fc.property(fc.constantFrom('crémant rosé 2019 magnum', 'pétillant demi-sec', 'jéroboam été'), (text) => {
      const asked = readSearch(text)
      expect(readSearch(text.toUpperCase())).toEqual(asked)
      expect(readSearch(plainText(text))).toEqual(asked)
      expect(readSearch(text.normalize('NFD'))).toEqual(asked)
    }),
  )
})

test('the parts of a highlighted text are the text, none of them empty, no two plain ones in a row', () => {
  fc.assert(
    fc.property(typed, typed, (text, search) => {
      const parts = highlight(text, search)
      expect(parts.map((part) => part.text).join('')).toBe(text)
      expect(parts.every((part) => part.text !== '')).toBe(true)
      expect(parts.some((part, at) => !part.isMatch && parts[at + 1]?.isMatch === false)).toBe(false)
    }),
  )
})
