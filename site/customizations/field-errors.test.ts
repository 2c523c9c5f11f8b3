import { expect, test } from 'vitest'
import type { Customization, Question } from '#contract/customizations/customizations.ts'
import { en as words } from '#words/customizations/en.ts'
import { localErrors, stepOfErrors, toldErrors } from './field-errors.ts'

function question(id: number, facts: Partial<Question> = {}): Question {
  return {
    id,
    inputType: 'TEXT',
    label: '',
    help: '',
    isRequired: true,
    maxLength: null,
    customizationValues: [],
    ...facts,
  }
}

test('what is missing is told in words of its kind', () => {
  const questions = [question(1), question(2, { inputType: 'FILE' }), question(3, { isRequired: false })]
  expect(localErrors({ questions, kept: { 1: { text: '  ' } }, words })).toEqual({
    1: words.missing.TEXT,
    2: words.missing.FILE,
  })
  expect(localErrors({ questions: questions.slice(0, 1), kept: { 1: { text: 'a' } }, words })).toEqual({})
})

test('a text that is too long says by how much', () => {
  const short = [question(1, { maxLength: 5 })]
  expect(localErrors({ questions: short, kept: { 1: { text: 'sept mots' } }, words })).toEqual({
    1: 'At most 5 characters: remove 4.',
  })
  expect(localErrors({ questions: short, kept: { 1: { text: ' cinq! ' } }, words })).toEqual({})
})

test('what the server says is told at its question, and the first such step is found', () => {
  const wrong = toldErrors({ 'customizations.12': 'Non.', quantity: 'Trop.', customizations: 'Rien.' })
  expect(wrong).toEqual({ 12: 'Non.' })
  const step = (id: number): Customization => ({
    id,
    label: '',
    help: '',
    customization: { id, type: 'SIMPLE', inputType: 'TEXT' },
    questions: [question(id)],
  })
  expect(stepOfErrors([step(3), step(12)], wrong)).toBe(1)
  expect(stepOfErrors([step(3)], wrong)).toBeNull()
})
