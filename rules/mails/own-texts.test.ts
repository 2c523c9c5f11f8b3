import { expect, test } from 'vitest'
import { paragraphs, printedText, unknownPlaceholders } from './own-texts.ts'

const print = (text: string, told: Record<string, string>) => printedText(text, { told, locale: 'fr' })

test('placeholders are filled once, and what is empty leaves no gap', () => {
  expect(print('Bonjour {prenom}, {commande}', { prenom: '{commande}', commande: 'C-1' })).toBe(
    'Bonjour {commande}, C-1',
  )
  expect(print('Bonjour {prenom},', { prenom: '' })).toBe('Bonjour,')
  expect(print('Bonjour {prenom},', {})).toBe('Bonjour,')
})

test('French keeps its signs with the word before; English and names are left alone', () => {
  expect(print("Merci {prenom} ! C'est : parti", { prenom: "O'Neill" })).toBe("Merci O'Neill\u202f! C’est\u00a0: parti")
  expect(printedText('Thanks {prenom} !', { told: { prenom: 'Ann' }, locale: 'en' })).toBe('Thanks Ann !')
})

test('what stands in braces and is nothing that is told is found, whatever it is', () => {
  expect(unknownPlaceholders('{prenom} {Prenom} {} { prenom } {x.y}', ['prenom'])).toEqual([
    'Prenom',
    '',
    ' prenom ',
    'x.y',
  ])
  expect(unknownPlaceholders('{prenom} { et }', ['prenom'])).toEqual([' et '])
  expect(unknownPlaceholders('Une accolade { seule', ['prenom'])).toEqual([])
})

test('blank lines part paragraphs, single ones do not', () => {
  expect(paragraphs('Un\ndeux\n\n\n trois \n\n')).toEqual(['Un\ndeux', 'trois'])
  expect(paragraphs('')).toEqual([])
})
