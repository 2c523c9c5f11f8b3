import { expect, test } from 'vitest'
import { FormDefinition } from '#contract/forms/definition.ts'
import { conditionSentence } from './condition-sentence.ts'

const definition = FormDefinition.parse({
  title: { fr: 'Devis' },
  pages: [
    {
      title: {},
      fields: [
        {
          key: 'way',
          kind: 'CHOICE',
          label: { fr: 'Livraison', en: 'Delivery' },
          choices: [
            { key: 'home', label: { fr: 'À domicile', en: 'At home' } },
            { key: 'shop', label: { fr: 'Au caveau', en: 'In the cellar' } },
          ],
        },
        { key: 'gift', kind: 'CONSENT', label: { fr: 'Cadeau', en: 'Gift' } },
        { key: 'where', kind: 'TEXT', label: { fr: 'Où' }, showIf: { field: 'way', values: ['home', 'shop'] } },
        { key: 'to', kind: 'TEXT', label: { fr: 'Pour qui' }, showIf: { field: 'gift', values: ['yes'] } },
      ],
    },
  ],
})
const [way, , where, to] = definition.pages.flatMap(({ fields }) => fields)

test('a condition is a sentence in the reader’s words', () => {
  if (!way || !where || !to) throw new Error('No fields')
  const said = (field: typeof where, locale: 'fr' | 'en') => conditionSentence({ definition, field, locale })
  expect(said(where, 'en')).toBe('Only if “Delivery” is “At home” or “In the cellar”')
  expect(said(where, 'fr')).toBe(
    'Seulement si «\u00a0Livraison\u00a0» est «\u00a0À domicile\u00a0» ou «\u00a0Au caveau\u00a0»',
  )
  expect(said(to, 'en')).toBe('Only if “Gift” is ticked')
  expect(said(way, 'en')).toBeNull()
})
