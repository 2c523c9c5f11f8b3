import { expect, test } from 'vitest'
import { oneLine, severalLines } from './typed-text.ts'

test('what was pasted over several lines is one line', () => {
  expect(oneLine(' 12 rue\r\ndes\tTonneliers \n')).toBe('12 rue des Tonneliers')
  expect(oneLine('a\u2028b\u2029c\u0085d\ve\ff')).toBe('a b c d e f')
})

test('nothing that shows is lost', () => {
  expect(oneLine('Une visite\u00a0?')).toBe('Une visite\u00a0?')
  expect(oneLine('Œuvre n°\u202f3, 中文, 👩‍👩‍👧')).toBe('Œuvre n°\u202f3, 中文, 👩‍👩‍👧')
  expect(severalLines('Bonjour,\n\n\tmerci.')).toBe('Bonjour,\n\n\tmerci.')
})

test.each([
  '\u0000',
  '\u0007',
  '\u001b',
  '\u007f',
  '\u009f',
  '\u200b',
  '\ufeff',
  '\u202a',
  '\u202e',
  '\u2066',
  '\u2069',
])('a sign that does not show is left out: %j', (unseen) => {
  expect(oneLine(`Mo${unseen}reau`)).toBe('Moreau')
  expect(severalLines(`Mo${unseen}reau\nJeanne`)).toBe('Moreau\nJeanne')
})

test('accents have one spelling, lines one end', () => {
  expect(oneLine('E\u0300ve')).toBe('\u00c8ve')
  expect(oneLine('E\u200b\u0300ve')).toBe('\u00c8ve')
  expect(severalLines('a\r\nb\rc\u2028d\u0085e')).toBe('a\nb\nc\nd\ne')
})
