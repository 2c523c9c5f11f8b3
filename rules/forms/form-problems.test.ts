import { expect, test } from 'vitest'
import { FormDefinition } from '#contract/forms/definition.ts'
import { formProblems } from './form-problems.ts'

const form = (field: object, title = { fr: 'Devis' }) =>
  FormDefinition.parse({
    title,
    pages: [{ title: {}, fields: [{ key: 'a', kind: 'TEXT', label: { fr: 'Nom' }, ...field }] }],
  })

test('a form has a title and each question its words in the estate’s own language', () => {
  expect(formProblems(form({}), 'fr')).toEqual({})
  expect(Object.keys(formProblems(form({}, { en: 'Quote' } as never), 'fr'))).toEqual(['definition.title.fr'])
  expect(Object.keys(formProblems(form({ label: { en: 'Name' } }), 'fr'))).toEqual([
    'definition.pages.0.fields.0.label.fr',
  ])
})

test('what is chosen has something to choose from, each with its words', () => {
  expect(Object.keys(formProblems(form({ kind: 'SELECT' }), 'fr'))).toEqual(['definition.pages.0.fields.0.choices'])
  const unnamed = form({ kind: 'CHOICE', choices: [{ key: 'x', label: {} }] })
  expect(Object.keys(formProblems(unnamed, 'fr'))).toEqual(['definition.pages.0.fields.0.choices.0.label.fr'])
})
