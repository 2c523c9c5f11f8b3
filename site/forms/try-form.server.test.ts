import { expect, test } from 'vitest'
import { FormDefinition } from '#contract/forms/definition.ts'
import { formInLanguage } from '#rules/forms/form-in-language.ts'
import { tryForm } from './try-form.server.ts'

const definition = FormDefinition.parse({
  title: { fr: 'Visite' },
  thanks: { fr: 'À bientôt.' },
  pages: [
    { title: {}, fields: [{ key: 'group', kind: 'CONSENT', label: { fr: 'En groupe' } }] },
    {
      title: {},
      fields: [{ key: 'count', kind: 'NUMBER', label: { fr: 'Combien' }, showIf: { field: 'group', values: ['yes'] } }],
    },
    { title: {}, fields: [{ key: 'name', kind: 'TEXT', label: { fr: 'Nom' }, isRequired: true }] },
    { title: {}, fields: [{ key: 'plan', kind: 'FILE', label: { fr: 'Plan' } }] },
  ],
})
const form = { id: 0, ...formInLanguage(definition, 'fr') }

const stepAfter = (typed: Readonly<Record<string, string>>) => {
  const sent = new FormData()
  for (const [name, value] of Object.entries(typed)) sent.set(name, value)
  return tryForm(form, sent)
}

test('one goes from step to step as visitors do, past what their answers leave out', () => {
  expect(stepAfter({})).toMatchObject({ step: 1 })
  expect(stepAfter({ step: '1', intent: 'next' })).toMatchObject({ step: 3 })
  expect(stepAfter({ step: '1', intent: 'next', 'a.group': 'yes' })).toMatchObject({
    step: 2,
    answers: { group: 'yes' },
  })
  expect(stepAfter({ step: '3', intent: 'back', 'a.group': 'yes' })).toMatchObject({ step: 2 })
  expect(stepAfter({ step: '1', intent: 'back' })).toMatchObject({ step: 1 })
})

test('who only answers stays; a step that is asked no more gives way to the first', () => {
  expect(stepAfter({ step: '3', 'a.name': 'Ève' })).toMatchObject({ step: 3, answers: { name: 'Ève' } })
  expect(stepAfter({ step: '2' })).toMatchObject({ step: 1 })
})

test('after the last step it says thanks, though nothing was filled in', () => {
  expect(stepAfter({ step: '3', intent: 'next' })).toMatchObject({ step: 'files' })
  expect(stepAfter({ step: 'files', intent: 'next' })).toEqual({ step: 'sent', thanks: 'À bientôt.' })
  expect(stepAfter({ step: 'files', intent: 'back' })).toMatchObject({ step: 3 })
})
