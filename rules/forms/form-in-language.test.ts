import { expect, test } from 'vitest'
import { addField, freshForm } from './edit-form.ts'
import { formInLanguage, localWords } from './form-in-language.ts'

test('what is not said in a language is said in another: in French, else in any', () => {
  expect(localWords({ fr: 'Nom', en: 'Name' }, 'en')).toBe('Name')
  expect(localWords({ fr: 'Nom' }, 'en')).toBe('Nom')
  expect(localWords({ de: 'Name' }, 'en')).toBe('Name')
  expect(localWords({}, 'en')).toBe('')
})

test('a text that was emptied says nothing: another language takes its place', () => {
  expect(localWords({ fr: 'Nom', en: '' }, 'en')).toBe('Nom')
  expect(localWords({ fr: '', de: '', en: 'Name' }, 'fr')).toBe('Name')
})

test('a form asks every question in one language, whatever is still without words', () => {
  const form = addField({ ...freshForm(), title: { fr: 'Devis', en: 'Quote' } }, { page: 0, kind: 'TEXT' })
  const { title, pages } = formInLanguage(form, 'en')
  expect([title, pages[0]?.fields.map(({ label }) => label)]).toEqual([
    'Quote',
    ['Your name', 'Your e-mail address', ''],
  ])
})
