import { expect, test } from 'vitest'
import { breaksFrenchSpacing } from '#tests/support/typography.ts'
import { frenchTypography } from './french-typography.ts'

test('spaces before signs do not break, apostrophes are curly', () => {
  expect(frenchTypography("Êtes-vous sûr d'annuler ?")).toBe('Êtes-vous sûr d’annuler\u202f?')
  expect(frenchTypography('Filtre : « actif »')).toBe('Filtre\u00a0: «\u00a0actif\u00a0»')
  expect(frenchTypography('Fini!')).toBe('Fini\u202f!')
})

test('what is right stays as it is, and addresses and times too', () => {
  for (const text of [
    'Déjà\u202f?',
    'à 12:30',
    'https://exemple.fr/?a=1',
    '%{smart_count} ligne |||| %{smart_count} lignes',
  ])
    expect(frenchTypography(text)).toBe(text)
  expect(breaksFrenchSpacing(frenchTypography('Quoi ? Oui ! Non ; bien : « là »'))).toBe(false)
})
