import { expect, test } from 'vitest'
import { z } from 'zod'
import { answerCheck } from './answer-check.ts'

const call = { name: 'getThing', output: z.object({ id: z.number() }) }
const exact = { ...call, isExact: true } as const

test('what the contract does not name is not told', () => {
  expect(answerCheck(call, { trustsExact: true })({ id: 1, secret: 'x' })).toEqual({ id: 1 })
})

test('a wrong shape is a fault', () => {
  expect(() => answerCheck(call, {})({ id: 'one' })).toThrow()
  expect(() => answerCheck(exact, {})({ id: 'one' })).toThrow()
})

test('who says to answer exactly and does not is found where answers are looked at', () => {
  expect(answerCheck(exact, {})({ id: 1 })).toEqual({ id: 1 })
  expect(() => answerCheck(exact, {})({ id: 1, secret: 'x' })).toThrow('getThing answers more than its contract names')
})

test('where exact answers are trusted they are told as they are', () => {
  const answer = { id: 1 }
  expect(answerCheck(exact, { trustsExact: true })(answer)).toBe(answer)
})
