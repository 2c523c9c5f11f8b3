import { expect, test } from 'vitest'
import type { CustomizationAnswer, CustomizationValue, Question } from '#contract/customizations/customizations.ts'
import { cents } from '#rules/basics/money.ts'
import { answerFileIds, isComplete, openQuestions, readAnswers, readAnswersSoFar } from './customization-answers.ts'

const PICTURE = 'f'.repeat(32)

function value(facts: Partial<CustomizationValue>): CustomizationValue {
  return { id: 1, textNumberOfChar: null, selectKey: null, label: null, costType: 'NONE', amount: 0, ...facts }
}

function question(facts: Partial<Question> & Pick<Question, 'id' | 'inputType'>): Question {
  return { label: 'L', help: '', isRequired: false, maxLength: null, customizationValues: [], ...facts }
}

const wood = question({
  id: 1,
  inputType: 'SELECT',
  isRequired: true,
  customizationValues: [value({ selectKey: 'pine' }), value({ selectKey: 'oak', costType: 'EURO', amount: 5 })],
})
const words = question({
  id: 2,
  inputType: 'TEXT',
  maxLength: 40,
  customizationValues: [value({ textNumberOfChar: 1, costType: 'EURO', amount: 4 })],
})
const wrap = question({ id: 3, inputType: 'CHECKBOX', customizationValues: [value({ costType: 'EURO', amount: 2 })] })
const photo = question({ id: 4, inputType: 'FILE', customizationValues: [value({ costType: 'PERCENT', amount: 10 })] })
const all = [wood, words, wrap, photo]

function given(answers: CustomizationAnswer[], questions = all) {
  return { questions, answers, files: [{ id: PICTURE, customization_id: 4 }], price: cents(3_900) }
}

test('good answers come back tidied, in the order of the questions, each with its cost', () => {
  const read = readAnswers(
    given([
      { id: 4, file: PICTURE, text: 'ignored' },
      { id: 2, text: '  Joyeux Noël ' },
      { id: 1, select: { key: 'oak', value: 'Chêne' } },
      { id: 3, checkbox: true },
    ]),
  )
  expect(read).toEqual({
    answers: [
      { id: 1, select: { key: 'oak' } },
      { id: 2, text: 'Joyeux Noël' },
      { id: 3, checkbox: true },
      { id: 4, file: PICTURE },
    ],
    costs: [
      { id: 1, cost: 500 },
      { id: 2, cost: 400 },
      { id: 3, cost: 200 },
      { id: 4, cost: 390 },
    ],
  })
})

test('the same answers are the same JSON, however they were written', () => {
  const one = readAnswers(
    given([
      { id: 1, select: { key: 'pine' } },
      { id: 2, text: 'Été' },
    ]),
  )
  const other = readAnswers(
    given([
      { id: 3, checkbox: false },
      { id: 2, text: ' E\u0301t\u00e9\n' },
      { id: 1, select: { value: 'Pin', key: 'pine' }, text: '' },
    ]),
  )
  expect(JSON.stringify(other)).toBe(JSON.stringify(one))
})

test('empty answers are none', () => {
  const read = readAnswersSoFar(
    given([{ id: 1, select: { key: '' } }, { id: 2, text: '  ' }, { id: 3, checkbox: false }, { id: 4 }]),
  )
  expect(read).toEqual({ answers: [], costs: [] })
})

test('what must be answered is missed by the cart, and not before', () => {
  expect(readAnswers(given([]))).toEqual({ problems: { 'customizations.1': { problem: 'required' } } })
  expect(readAnswersSoFar(given([]))).toEqual({ answers: [], costs: [] })
  expect(isComplete(all, [])).toBe(false)
  expect(isComplete(all, [{ id: 1, select: { key: 'oak' } }])).toBe(true)
})

test('each kind of input says what it misses', () => {
  const required = all.map((one) => ({ ...one, isRequired: true }))
  expect(readAnswers(given([{ id: 3, checkbox: false }], required))).toEqual({
    problems: {
      'customizations.1': { problem: 'required' },
      'customizations.2': { problem: 'required' },
      'customizations.3': { problem: 'not-agreed' },
      'customizations.4': { problem: 'file-not-sent' },
    },
  })
})

test.each<[string, CustomizationAnswer[], object]>([
  ['too long a text', [{ id: 2, text: 'é'.repeat(41) }], { 'customizations.2': { problem: 'too-long', limit: 40 } }],
  [
    'a choice that is not offered',
    [{ id: 1, select: { key: 'iron' } }],
    { 'customizations.1': { problem: 'not-one-of', choices: ['pine', 'oak'] } },
  ],
  ['a question of another product', [{ id: 99, text: 'a' }], { 'customizations.99': { problem: 'unknown-field' } }],
  [
    'a question answered twice',
    [
      { id: 2, text: 'a' },
      { id: 2, text: 'b' },
    ],
    { 'customizations.2': { problem: 'given-twice' } },
  ],
  ['a picture nobody sent', [{ id: 4, file: 'e'.repeat(32) }], { 'customizations.4': { problem: 'file-not-sent' } }],
])('%s is a problem of its question', (_, answers, problems) => {
  expect(readAnswersSoFar(given(answers))).toEqual({ problems })
  expect(
    readAnswers(given([...answers, ...(answers[0]?.id === 1 ? [] : [{ id: 1, select: { key: 'oak' } }])])),
  ).toEqual({
    problems,
  })
})

test('a picture sent for another question does not count', () => {
  const other = question({ id: 5, inputType: 'FILE' })
  const read = readAnswersSoFar(given([{ id: 5, file: PICTURE }], [...all, other]))
  expect(read).toEqual({ problems: { 'customizations.5': { problem: 'file-not-sent' } } })
})

test('as long as allowed is not too long, room around it left out', () => {
  expect(readAnswersSoFar(given([{ id: 2, text: ` ${'é'.repeat(40)} ` }]))).toMatchObject({
    costs: [{ id: 2, cost: 400 }],
  })
})

test('questions are those of all steps, and files those of all answers', () => {
  expect(openQuestions([{ questions: [wood] }, { questions: [words, wrap] }]).map(({ id }) => id)).toEqual([1, 2, 3])
  expect(
    answerFileIds([
      { id: 4, file: PICTURE },
      { id: 2, text: 'a' },
    ]),
  ).toEqual([PICTURE])
})
