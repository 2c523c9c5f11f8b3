import { expect, test } from 'vitest'
import { FormDefinition } from '#contract/forms/definition.ts'
import { addField, addPage, fieldsBefore, freshForm, moveField, removeField, removePage } from './edit-form.ts'

const keys = (form: FormDefinition) => form.pages.map(({ fields }) => fields.map(({ key }) => key))

/** A question whose answer decides about the next one. */
function deciding(): FormDefinition {
  const form = addField(addField(freshForm(), { page: 0, kind: 'CONSENT' }), { page: 0, kind: 'TEXT' })
  const [page] = form.pages
  const fields = (page?.fields ?? []).map((field) =>
    field.key === 'question-4' ? { ...field, showIf: { field: 'question-3', values: ['yes'] } } : field,
  )
  return { ...form, pages: [{ title: {}, fields }] }
}

test('fields are added under keys of their own, moved within a page and to another, and taken out', () => {
  const form = addPage(addField(freshForm(), { page: 0, kind: 'TEXT' }))
  expect(keys(form)).toEqual([['name', 'email', 'question-3'], ['question-4']])
  const moved = moveField(form, { from: { page: 0, at: 0 }, to: { page: 0, at: 2 } })
  expect(keys(moved)).toEqual([['email', 'question-3', 'name'], ['question-4']])
  expect(keys(moveField(form, { from: { page: 0, at: 2 }, to: { page: 1, at: 0 } }))).toEqual([
    ['name', 'email'],
    ['question-3', 'question-4'],
  ])
  expect(keys(removeField(form, { page: 0, at: 1 }))).toEqual([['name', 'question-3'], ['question-4']])
  expect(keys(removePage(form, 1))).toEqual([['name', 'email', 'question-3']])
  expect(
    addField(removeField(form, { page: 0, at: 0 }), { page: 0, kind: 'TEXT' }).pages[0]?.fields.at(-1)?.key,
  ).not.toBe('question-4')
})

test('a condition stays while what it hangs on is asked before, and goes with it', () => {
  const form = deciding()
  const condition = (one: FormDefinition) =>
    one.pages.flatMap(({ fields }) => fields).find(({ key }) => key === 'question-4')?.showIf
  expect(fieldsBefore(form, 'question-4').map(({ key }) => key)).toEqual(['question-3'])
  expect(condition(moveField(form, { from: { page: 0, at: 0 }, to: { page: 0, at: 3 } }))).not.toBeNull()
  expect(condition(moveField(form, { from: { page: 0, at: 3 }, to: { page: 0, at: 0 } }))).toBeNull()
  expect(condition(removeField(form, { page: 0, at: 2 }))).toBeNull()
})

test('whatever is done, the form is one that the contract takes', () => {
  const steps = [
    deciding(),
    moveField(deciding(), { from: { page: 0, at: 3 }, to: { page: 0, at: 0 } }),
    removeField(deciding(), { page: 0, at: 2 }),
    addPage(deciding()),
  ]
  for (const form of steps) expect(FormDefinition.safeParse(form).success).toBe(true)
})
