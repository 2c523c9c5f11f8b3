import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Problems } from '#contract/basics/problems.ts'
import type { CustomizationAnswer, CustomizationValue, Question } from '#contract/customizations/customizations.ts'
import { cents } from '#rules/basics/money.ts'
import { isComplete, readAnswers, readAnswersSoFar } from './customization-answers.ts'
import { answerCost, nextCost } from './customization-price.ts'
import { characterCount, writtenText } from './customization-text.ts'

const price = fc.integer({ min: 0, max: 10_000_000 }).map(cents)
const hundredths = fc.integer({ min: 1, max: 1_000_000 })
const costs = fc.record({ costType: fc.constantFrom('EURO' as const, 'PERCENT' as const), amount: hundredths })

const value = (facts: Partial<CustomizationValue>): CustomizationValue => ({
  id: 1,
  textNumberOfChar: null,
  selectKey: null,
  label: null,
  costType: 'NONE',
  amount: 0,
  ...facts,
})

const thresholds = fc
  .uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 6 })
  .chain((bounds) =>
    fc.tuple(
      ...bounds.map((bound) =>
        costs.map((cost) => value({ ...cost, amount: cost.amount / 100, textNumberOfChar: bound })),
      ),
    ),
  )

test('a share of the price is that of exact arithmetic, rounded half up', () => {
  fc.assert(
    fc.property(price, hundredths, (of, amount) => {
      const values = [value({ costType: 'PERCENT', amount: amount / 100 })]
      const cost = answerCost({
        question: { inputType: 'CHECKBOX', customizationValues: values },
        answer: { id: 1, checkbox: true },
        price: of,
      })
      expect(BigInt(cost)).toBe((BigInt(of) * BigInt(amount) + 5_000n) / 10_000n)
    }),
  )
})

test('a text costs what a plain search among its thresholds finds, whatever their order', () => {
  fc.assert(
    fc.property(thresholds, fc.nat(80), price, (values, length, of) => {
      const question = { inputType: 'TEXT' as const, customizationValues: values }
      let best: CustomizationValue | null = null
      for (const one of values) {
        const bound = one.textNumberOfChar ?? 0
        if (length > 0 && bound <= length && bound > (best?.textNumberOfChar ?? 0)) best = one
      }
      const alone = { inputType: 'CHECKBOX' as const, customizationValues: best ? [best] : [] }
      expect(answerCost({ question, answer: { id: 1, text: 'é'.repeat(length) }, price: of })).toBe(
        answerCost({ question: alone, answer: { id: 1, checkbox: true }, price: of }),
      )
      const present = answerCost({ question, answer: { id: 1, text: 'é'.repeat(length) }, price: of })
      const next = nextCost({ question, text: 'é'.repeat(length), price: of })
      const changes = values.flatMap(({ textNumberOfChar }) => {
        const from = textNumberOfChar ?? 0
        const cost = answerCost({ question, answer: { id: 1, text: 'é'.repeat(from) }, price: of })
        return from > length && cost !== present ? [from] : []
      })
      expect(next?.from).toBe(changes.length > 0 ? Math.min(...changes) : undefined)
    }),
  )
})

test('cleaning a text twice changes nothing more, and its JSON is one that a database takes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const clean = writtenText(text)
      expect(writtenText(clean)).toBe(clean)
      expect(clean.isWellFormed()).toBe(true)
      expect(JSON.stringify(clean)).not.toContain('\\u0000')
      expect(characterCount(text)).toBe(characterCount(clean))
    }),
  )
})

const FILES = ['a', 'b', 'c'].map((letter) => letter.repeat(32))
const question = fc.record({
  inputType: fc.constantFrom('TEXT' as const, 'SELECT' as const, 'CHECKBOX' as const, 'FILE' as const),
  isRequired: fc.boolean(),
  maxLength: fc.option(fc.integer({ min: 1, max: 20 })),
  customizationValues: fc.oneof(
    thresholds,
    fc.constant([value({ selectKey: 'oak', costType: 'EURO', amount: 3 }), value({ selectKey: 'pine' })]),
  ),
})
const questions = fc.array(question, { maxLength: 6 }).map((some) =>
  some.map(
    (one, at): Question => ({
      ...one,
      customizationValues: [...one.customizationValues],
      id: at + 1,
      label: 'L',
      help: '',
    }),
  ),
)
const answer = fc
  .record(
    {
      id: fc.integer({ min: 1, max: 8 }),
      text: fc.string({ maxLength: 25 }),
      select: fc.record({ key: fc.constantFrom('oak', 'pine', 'iron', '') }),
      checkbox: fc.boolean(),
      file: fc.constantFrom(...FILES),
    },
    { requiredKeys: ['id'] },
  )
  .map((one): CustomizationAnswer => one)
const given = fc.record({
  questions,
  answers: fc.array(answer, { maxLength: 8 }),
  files: fc.array(fc.record({ id: fc.constantFrom(...FILES), customization_id: fc.integer({ min: 1, max: 6 }) })),
  price,
})

test('what was read once is read the same again, in whatever order it is given', () => {
  fc.assert(
    fc.property(given, (all) => {
      const read = readAnswersSoFar(all)
      if ('problems' in read) return
      expect(readAnswersSoFar({ ...all, answers: read.answers.toReversed() })).toEqual(read)
      const order = all.questions.map(({ id }) => id)
      const places = read.answers.map(({ id }) => order.indexOf(id))
      expect(places).toEqual(places.toSorted((one, other) => one - other))
      for (const one of read.answers) expect(Object.keys(one)).toHaveLength(2)
    }),
  )
})

test('all answers are accepted exactly when those so far are and none is missing', () => {
  fc.assert(
    fc.property(given, (all) => {
      const soFar = readAnswersSoFar(all)
      const whole = readAnswers(all)
      if ('problems' in whole) {
        const wrong: Problems = 'problems' in soFar ? soFar.problems : {}
        expect(whole.problems).toMatchObject(wrong)
        expect('problems' in soFar && isComplete(all.questions, all.answers)).toBe(
          isComplete(all.questions, all.answers),
        )
      } else {
        expect(soFar).toEqual(whole)
        expect(isComplete(all.questions, all.answers)).toBe(true)
      }
    }),
  )
})
