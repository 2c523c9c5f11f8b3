import { expect, test } from 'vitest'
import type { FormField } from '#contract/forms/forms.ts'
import { askedPages } from './asked-fields.ts'
import { problemsOnPage, readFormAnswers, senderAddress } from './form-answers.ts'

const TODAY = '2026-11-16'

function field(key: string, given: Partial<FormField> = {}): FormField {
  const none = { label: key, help: '', isRequired: false, min: null, max: null, choices: [], showIf: null }
  return { key, kind: 'TEXT', ...none, ...given }
}

const choices = ['a', 'b', 'c'].map((key) => ({ key, label: key.toUpperCase() }))

interface Sent {
  answers?: Record<string, unknown>
  files?: number | null
}

function read(fields: readonly FormField[], { answers = {}, files = 0 }: Sent) {
  const form = { pages: [{ title: '', fields: [...fields] }] }
  const { answers: kept, problems } = readFormAnswers({ form, answers, files, today: TODAY })
  return { kept: Object.fromEntries(kept.map((one) => [one.field.key, one.values])), problems }
}

const problemOf = (given: Partial<FormField>, answer: unknown) =>
  read([field('x', given)], { answers: { x: answer } }).problems['answers.x']
const keptOf = (given: Partial<FormField>, answer: unknown) =>
  read([field('x', given)], { answers: { x: answer } }).kept.x

test('a text is kept on one line, tidied; a long one keeps its lines', () => {
  expect(keptOf({}, '  Ève\r\nBcc: x@example.com ')).toEqual(['Ève Bcc: x@example.com'])
  expect(keptOf({ kind: 'LONG_TEXT' }, ' a\r\nb ')).toEqual(['a\nb'])
  expect(keptOf({}, '<script>alert(1)</script>')).toEqual(['<script>alert(1)</script>'])
  expect(keptOf({}, '   ')).toBeUndefined()
})

test('texts have their limits, and ours where the estate names none', () => {
  expect(problemOf({ max: 3 }, 'abcd')).toEqual({ problem: 'too-long', limit: 3 })
  expect(problemOf({ min: 3 }, 'ab')).toEqual({ problem: 'too-short', limit: 3 })
  expect(problemOf({}, 'a'.repeat(501))).toEqual({ problem: 'too-long', limit: 500 })
  expect(problemOf({ kind: 'LONG_TEXT', max: 9_999 }, 'a'.repeat(5_001))).toEqual({ problem: 'too-long', limit: 5_000 })
  expect(problemOf({ max: 3 }, 'éàü')).toBeUndefined()
})

test('a number is one, with a comma or a point, within its limits', () => {
  const number = { kind: 'NUMBER', min: 2, max: 600 } as const
  expect(keptOf(number, '12,5')).toEqual(['12.5'])
  expect(keptOf(number, 120)).toEqual(['120'])
  expect(keptOf(number, '1 20')).toEqual(['120'])
  expect(problemOf(number, '1')).toEqual({ problem: 'too-small', limit: 2 })
  expect(problemOf(number, '601')).toEqual({ problem: 'too-big', limit: 600 })
  for (const wrong of ['douze', '1e9', '0x10', 'Infinity', '1.2.3', '9'.repeat(13)]) {
    expect([wrong, problemOf(number, wrong)]).toEqual([wrong, { problem: 'not-a-number' }])
  }
})

test('a date is a day of the calendar, as near or far as the estate wants it', () => {
  const date = { kind: 'DATE', min: 0, max: 30 } as const
  expect(problemOf(date, TODAY)).toBeUndefined()
  expect(problemOf(date, '2026-12-16')).toBeUndefined()
  expect(problemOf(date, '2026-11-15')).toEqual({ problem: 'date-too-early' })
  expect(problemOf(date, '2026-12-17')).toEqual({ problem: 'date-too-late' })
  for (const wrong of ['2026-02-30', '16/11/2026', '2026-13-01', 'demain', '2026-11-16T10:00']) {
    expect([wrong, problemOf(date, wrong)]).toEqual([wrong, { problem: 'not-a-date' }])
  }
})

test('an address is one address, a telephone number has its digits', () => {
  expect(problemOf({ kind: 'EMAIL' }, 'eve@example.com')).toBeUndefined()
  for (const wrong of [
    'eve',
    'eve@host',
    'a@b.fr, c@d.fr',
    'a@b.fr\nBcc: c@d.fr',
    '<a@b.fr>',
    `${'a'.repeat(250)}@b.fr`,
  ]) {
    expect([wrong, problemOf({ kind: 'EMAIL' }, wrong)]).toEqual([wrong, { problem: 'not-an-email' }])
  }
  expect(problemOf({ kind: 'PHONE' }, '+33 (0)6 12-34.56 78')).toBeUndefined()
  for (const wrong of ['12345', 'appelez-moi', '1'.repeat(16), '06<12>345678']) {
    expect([wrong, problemOf({ kind: 'PHONE' }, wrong)]).toEqual([wrong, { problem: 'not-a-phone' }])
  }
})

test('only what is offered can be chosen, one or several, kept in the order it is offered in', () => {
  const wrong = { problem: 'not-one-of', choices: ['a', 'b', 'c'] }
  for (const kind of ['CHOICE', 'SELECT'] as const) {
    expect(keptOf({ kind, choices }, 'b')).toEqual(['b'])
    expect(problemOf({ kind, choices }, 'z')).toEqual(wrong)
  }
  expect(keptOf({ kind: 'CHOICES', choices }, ['c', 'a', 'c'])).toEqual(['a', 'c'])
  expect(keptOf({ kind: 'CHOICES', choices }, 'b')).toEqual(['b'])
  expect(problemOf({ kind: 'CHOICES', choices }, ['a', 'z'])).toEqual(wrong)
  expect(problemOf({ kind: 'CHOICES', choices, max: 1 }, ['a', 'b'])).toEqual({ problem: 'too-many', limit: 1 })
  expect(problemOf({ kind: 'CHOICES', choices, min: 2 }, ['a'])).toEqual({ problem: 'too-few', limit: 2 })
})

test('a tick is a tick, however a browser says it', () => {
  for (const yes of [true, 'on', 'true', 'yes']) expect(keptOf({ kind: 'CONSENT' }, yes)).toEqual(['yes'])
  for (const no of [false, '', 'no', null, 1]) expect(keptOf({ kind: 'CONSENT' }, no)).toBeUndefined()
  expect(problemOf({ kind: 'CONSENT', isRequired: true }, false)).toEqual({ problem: 'not-agreed' })
})

test('what is required is missed, what only speaks never is', () => {
  expect(problemOf({ isRequired: true }, undefined)).toEqual({ problem: 'required' })
  expect(problemOf({ isRequired: true }, ['', 'x'])).toEqual({ problem: 'required' })
  expect(problemOf({ isRequired: true }, { text: 'x' })).toEqual({ problem: 'required' })
  for (const kind of ['HEADING', 'PARAGRAPH'] as const)
    expect(problemOf({ kind, isRequired: true }, 'x')).toBeUndefined()
})

test('files are counted where they are asked for, and refused where they are not', () => {
  const file = field('plan', { kind: 'FILE', isRequired: true, max: 2 })
  expect(read([file], { files: 0 }).problems).toEqual({ 'answers.plan': { problem: 'file-not-sent' } })
  expect(read([file], { files: null }).problems).toEqual({})
  expect(read([file], { files: 2 }).problems).toEqual({})
  expect(read([file], { files: 3 }).problems).toEqual({ 'answers.plan': { problem: 'too-many', limit: 2 } })
  expect(read([field('x')], { files: 1 }).problems).toEqual({ images: { problem: 'unknown-field' } })
})

test('a field is asked where the one before it is answered so, and with it all that hangs on it', () => {
  const fields = [
    field('where', { kind: 'CHOICE', choices }),
    field('town', { isRequired: true, showIf: { field: 'where', values: ['a', 'b'] } }),
    field('street', { isRequired: true, showIf: { field: 'town', values: ['Saumur'] } }),
  ]
  expect(read(fields, { answers: { where: 'c', town: 'Saumur', street: 'x' } })).toEqual({
    kept: { where: ['c'] },
    problems: {},
  })
  expect(read(fields, { answers: { where: 'a' } }).problems).toEqual({ 'answers.town': { problem: 'required' } })
  expect(read(fields, { answers: { where: 'b', town: 'Saumur' } }).problems).toEqual({
    'answers.street': { problem: 'required' },
  })
})

test('what no field is called is told', () => {
  expect(read([field('x')], { answers: { y: '1', __proto__: '2', constructor: '3' } }).problems).toEqual({
    'answers.constructor': { problem: 'unknown-field' },
    'answers.y': { problem: 'unknown-field' },
  })
})

test('a page that asks nothing is passed over, and problems are told page by page', () => {
  const form = {
    pages: [
      { title: '', fields: [field('a', { kind: 'CHOICE', choices, isRequired: true })] },
      { title: '', fields: [field('b', { isRequired: true, showIf: { field: 'a', values: ['a'] } })] },
      { title: '', fields: [field('c', { isRequired: true })] },
    ],
  }
  expect(askedPages({ form, answers: { a: 'a' } })).toEqual([1, 2, 3])
  expect(askedPages({ form, answers: { a: 'b' } })).toEqual([1, 3])
  const { problems } = readFormAnswers({ form, answers: { a: 'a' }, files: 0, today: TODAY })
  expect(problemsOnPage(problems, { form, page: 1 })).toEqual({})
  expect(problemsOnPage(problems, { form, page: 2 })).toEqual({ 'answers.b': { problem: 'required' } })
})

test('answers go to the first address that was given', () => {
  const form = { pages: [{ title: '', fields: [field('m', { kind: 'EMAIL' }), field('n', { kind: 'EMAIL' })] }] }
  const sent = (answers: Record<string, string>) =>
    senderAddress(readFormAnswers({ form, answers, files: 0, today: TODAY }).answers)
  expect(sent({ m: 'Eve@Example.com', n: 'b@example.com' })).toBe('eve@example.com')
  expect(sent({ n: 'b@example.com' })).toBe('b@example.com')
  expect(sent({})).toBeNull()
})
