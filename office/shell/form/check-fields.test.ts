import { expect, test } from 'vitest'
import { carriers } from '#contract/deliveries/carrier-resource.ts'
import { checkFields } from './check-fields.ts'
import { defaultsOf, fieldKind, isRequired } from './field-kind.ts'

const { fields } = carriers
const ZONE = { country: 'FR', postalPrefixes: [], isExcluded: false, surcharge: 0, extraDays: 0, bands: [] }
const TYPED = {
  ...defaultsOf(fields),
  deliveryType: 'DELIVERY',
  texts: { fr: { name: 'Coursier', delay: null }, en: { name: null, delay: '' } },
  zones: [ZONE],
}
const problemsOf = (given: object) => checkFields({ fields, values: { ...TYPED, ...given }, locale: 'fr' }).problems

test('what can be sent as it is has no problem; an emptied text is empty, a silent language is not there', () => {
  const { problems, values } = checkFields({ fields, values: { ...TYPED, id: 3, version: 4 }, locale: 'fr' })
  expect(problems).toEqual({})
  expect(values).toMatchObject({ id: 3, version: 4, texts: { fr: { name: 'Coursier', delay: '' } }, leastDays: null })
  expect(Object.keys(values.texts as object)).toEqual(['fr'])
})

test('what is wrong is said at its field, as the server says it', () => {
  expect(problemsOf({ deliveryType: null })).toEqual({ deliveryType: 'Ce champ est obligatoire.' })
  expect(problemsOf({ mostDays: 200 })).toEqual({ mostDays: 'La valeur doit être d’au plus 60.' })
  expect(problemsOf({ texts: { fr: { name: '', delay: 'demain' } } })).toEqual({
    'texts.fr.name': 'Ce champ est obligatoire.',
  })
  const zones = [{ ...ZONE, surcharge: 1.005, bands: [{ countedIn: 'BOTTLES', upTo: 6, price: null }] }]
  expect(Object.keys(problemsOf({ zones }))).toEqual(['zones.0.surcharge', 'zones.0.bands.0.price'])
})

test('shapes say how a field is typed and whether it must be', () => {
  const kind = (name: keyof typeof fields.shape) => fieldKind(fields.shape[name])
  expect(kind('isValid').kind).toBe('yes')
  expect(kind('deliveryType')).toMatchObject({ kind: 'choice', choices: ['DELIVERY', 'PICKUP'] })
  expect(kind('leastDays')).toEqual({ kind: 'number', min: 0, max: 60, isNullable: true })
  expect(kind('trackingUrl')).toEqual({ kind: 'text', max: 500, isNullable: true })
  expect([kind('texts').kind, kind('zones').kind]).toEqual(['texts', 'other'])
  const required = Object.entries(fields.shape).filter(([, shape]) => isRequired(shape))
  expect(required.map(([name]) => name)).toEqual(['deliveryType', 'texts'])
})
