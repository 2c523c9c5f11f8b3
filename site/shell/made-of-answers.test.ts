import { expect, test } from 'vitest'
import { rememberMade } from './made-of-answers.ts'

test('what was made of the very same answers is not made again', () => {
  const made = rememberMade<object>()
  const [first, second] = [{}, {}]
  const once = made([first, second, 'fr'], () => ({}))
  expect(made([first, second, 'fr'], () => ({}))).toBe(once)
})

test('another answer, another language or one answer more make another', () => {
  const made = rememberMade<object>()
  const [first, second] = [{}, {}]
  const once = made([first, second, 'fr'], () => ({}))
  expect(made([first, {}, 'fr'], () => ({}))).not.toBe(once)
  expect(made([first, second, 'en'], () => ({}))).not.toBe(once)
  expect(made([first, second, 'fr', second], () => ({}))).not.toBe(once)
  expect(made([{}, second, 'fr'], () => ({}))).not.toBe(once)
})

test('what was made of one answer stays bounded', () => {
  const made = rememberMade<object>()
  const first = {}
  const once = made([first, 0], () => ({}))
  for (const other of [1, 2, 3, 4]) made([first, other], () => ({}))
  expect(made([first, 0], () => ({}))).not.toBe(once)
})
