import { expect, test } from 'vitest'
import { metaDescriptionOf } from './meta-description.ts'
import { parameterValues } from './parameters.ts'

const values = parameterValues([
  { type: 'META_DESCRIPTION_HOME', value: 'Accueil, en bref' },
  { type: 'META_DESCRIPTION_NEWS', value: '' },
])

test('the estate’s own words win, an empty parameter does not', () => {
  expect(metaDescriptionOf('accueil', 'de la page', values)).toBe('Accueil, en bref')
  expect(metaDescriptionOf('actualites', 'de la page', values)).toBe('de la page')
  expect(metaDescriptionOf('nos-vins', 'de la page', values)).toBe('de la page')
  expect(metaDescriptionOf('notre-domaine', 'de la page', values)).toBe('de la page')
  expect(metaDescriptionOf(null, 'de la page', values)).toBe('de la page')
})
