import { expect, test } from 'vitest'
import type { FormField } from '#contract/forms/forms.ts'
import { answerValues, readAnswers } from './form-fields.ts'

const field = (key: string, kind: FormField['kind']): FormField => ({
  key,
  kind,
  label: key,
  help: '',
  isRequired: false,
  min: null,
  max: null,
  choices: [],
  showIf: null,
})

test('what a form holds becomes answers: several of a list, one of everything else', () => {
  const form = { pages: [{ title: '', fields: [field('a', 'TEXT'), field('b', 'CHOICES'), field('page', 'TEXT')] }] }
  const sent = new FormData()
  for (const [name, value] of [
    ['a.a', 'x'],
    ['a.b', '1'],
    ['a.b', '2'],
    ['a.page', ''],
    ['page', '3'],
    ['a.z', 'y'],
  ]) {
    sent.append(name ?? '', value ?? '')
  }
  expect(readAnswers(form, sent)).toEqual({ a: 'x', b: ['1', '2'] })
})

test('answers become values of inputs again', () => {
  const answers = { a: 'x', b: ['1', '2'], c: true, d: false, e: null, f: 3 }
  expect(['a', 'b', 'c', 'd', 'e', 'f', 'constructor'].map((key) => answerValues(answers, key))).toEqual([
    ['x'],
    ['1', '2'],
    ['true'],
    [],
    [],
    ['3'],
    [],
  ])
})
