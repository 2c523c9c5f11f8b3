import { expect, test } from 'vitest'
import type { Question } from '#contract/customizations/customizations.ts'
import { keptAnswers, memoryKey, readKept, toKeep } from './answers-memory.ts'

interface QuestionOptions {
  id: number
  inputType: Question['inputType']
  keys?: string[]
}

function question({ id, inputType, keys = [] }: QuestionOptions): Question {
  const customizationValues = keys.map((selectKey) => ({
    id: 1,
    textNumberOfChar: null,
    selectKey,
    label: null,
    costType: 'NONE' as const,
    amount: 0,
  }))
  return { id, inputType, label: '', help: '', isRequired: false, maxLength: null, customizationValues }
}

const questions = [
  question({ id: 1, inputType: 'SELECT', keys: ['oak', 'pine'] }),
  question({ id: 2, inputType: 'TEXT' }),
  question({ id: 3, inputType: 'CHECKBOX' }),
  question({ id: 4, inputType: 'FILE' }),
]
const file = { id: 'a'.repeat(32), filename: 'a.jpg', preview: 'data:image/jpeg;base64,AAEC' }
const all = { 1: { key: 'oak' }, 2: { text: ' Joie ' }, 3: { checkbox: true }, 4: { file } }
const again = (kept: unknown) => readKept(JSON.parse(JSON.stringify(kept)), questions)

test('what was kept is read again as it was', () => {
  expect(again(toKeep(all))).toEqual(all)
})

test('what another version wrote, or anyone else, is not read', () => {
  for (const kept of [null, 1, 'a', [], {}, { version: 0, answers: all }, { version: 1, answers: null }]) {
    expect(readKept(kept, questions)).toEqual({})
  }
})

test.each([
  ['a choice that is no longer offered', { 1: { key: 'iron' } }],
  ['a text that is none', { 2: { text: 5 } }],
  ['a text longer than any', { 2: { text: 'a'.repeat(5_001) } }],
  ['a tick that is none', { 3: { checkbox: 'yes' } }],
  ['a file without an id', { 4: { file: { ...file, id: '../etc' } } }],
  ['a file without a name', { 4: { file: { id: file.id } } }],
  ['an answer to a question that is no longer asked', { 9: { text: 'a' } }],
  ['an answer of another kind', { 2: { checkbox: true } }],
  ['no answer at all', { 2: 'a', 3: null }],
])('%s is left out', (_, answers) => {
  expect(again({ version: 1, answers })).toEqual({})
})

test('a preview is a small JPEG in a data address, or none', () => {
  const kept = (preview: unknown) =>
    again({ version: 1, answers: { 4: { file: { ...file, preview } } } })[4]?.file?.preview
  expect(kept('data:image/jpeg;base64,AAEC')).toBe('data:image/jpeg;base64,AAEC')
  for (const preview of ['https://x.example/a.jpg', 'data:image/svg+xml,<svg/>', 'javascript:alert(1)', 5, undefined]) {
    expect(kept(preview)).toBeNull()
  }
  expect(kept(`data:image/jpeg;base64,${'A'.repeat(60_000)}`)).toBeNull()
})

test('answers travel tidied and in order, empty ones left out', () => {
  expect(keptAnswers(all, questions)).toEqual([
    { id: 1, select: { key: 'oak' } },
    { id: 2, text: 'Joie' },
    { id: 3, checkbox: true },
    { id: 4, file: file.id },
  ])
  expect(keptAnswers({ 1: { key: '' }, 2: { text: ' ' }, 3: { checkbox: false }, 4: {} }, questions)).toEqual([])
})

test('each estate and each declination has a memory of its own', () => {
  const keys = [memoryKey('https://a.fr', 1), memoryKey('https://a.fr', 11), memoryKey('https://b.fr', 1)]
  expect(new Set(keys).size).toBe(3)
})

test('the longest text that a form takes is remembered', () => {
  const asked = [question({ id: 5, inputType: 'FORM' })]
  const kept = { version: 1, answers: { 5: { form: { long: 'a'.repeat(5_000), longer: 'a'.repeat(5_001) } } } }
  expect(readKept(kept, asked)).toEqual({ 5: { form: { long: 'a'.repeat(5_000) } } })
})
