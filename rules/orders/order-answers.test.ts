import { expect, test } from 'vitest'
import { answersToKeep, isPersonalised, toldAnswers } from './order-answers.ts'

test('answers are kept as given, with their words beside them', () => {
  const kept = answersToKeep(
    [
      { id: 2, text: 'Paul' },
      { id: 3, checkbox: true },
      { id: 9, text: 'unasked' },
    ],
    [
      { id: 2, label: 'Gravure', value: 'Paul' },
      { id: 3, label: 'Ruban', value: 'Oui' },
    ],
  )
  expect(kept).toEqual([
    { id: 2, text: 'Paul', told: { label: 'Gravure', text: 'Paul' } },
    { id: 3, checkbox: true, told: { label: 'Ruban', text: 'Oui' } },
    { id: 9, text: 'unasked' },
  ])
  expect(toldAnswers(kept)).toEqual([
    { label: 'Gravure', text: 'Paul' },
    { label: 'Ruban', text: 'Oui' },
    { label: '', text: 'unasked' },
  ])
})

test('older lines tell what was written without its question, and nothing else', () => {
  expect(
    toldAnswers([
      { id: 1, text: 'Jeanne' },
      { id: 2, checkbox: true },
    ]),
  ).toEqual([{ label: '', text: 'Jeanne' }])
  for (const nothing of [null, undefined, {}, '']) expect(toldAnswers(nothing)).toEqual([])
})

test('own words and own pictures make a thing personal; choices do not', () => {
  expect(isPersonalised([{ id: 1, text: 'Jeanne' }])).toBe(true)
  expect(isPersonalised([{ id: 1, file: 'a'.repeat(32) }])).toBe(true)
  expect(isPersonalised([{ id: 1, text: '' }])).toBe(false)
  expect(
    isPersonalised([
      { id: 1, select: { key: 'red' } },
      { id: 2, checkbox: true },
    ]),
  ).toBe(false)
  expect(isPersonalised([])).toBe(false)
})
