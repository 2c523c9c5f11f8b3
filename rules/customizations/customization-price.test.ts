import { expect, test } from 'vitest'
import type { CustomizationAnswer, CustomizationValue, InputType } from '#contract/customizations/customizations.ts'
import { cents } from '#rules/basics/money.ts'
import { answerCost, nextCost } from './customization-price.ts'
import { characterCount, writtenText } from './customization-text.ts'

const PRICE = cents(3_900)

function value(facts: Partial<CustomizationValue>): CustomizationValue {
  return { id: 1, textNumberOfChar: null, selectKey: null, label: null, costType: 'NONE', amount: 0, ...facts }
}

interface CostOptions {
  inputType: InputType
  values: CustomizationValue[]
  answer: Omit<CustomizationAnswer, 'id'> | undefined
}

function cost({ inputType, values, answer }: CostOptions) {
  return answerCost({
    question: { inputType, customizationValues: values },
    answer: answer && { id: 7, ...answer },
    price: PRICE,
  })
}

const thresholds = [
  value({ textNumberOfChar: 31, costType: 'EURO', amount: 9 }),
  value({ textNumberOfChar: 1, costType: 'EURO', amount: 4 }),
  value({ textNumberOfChar: 16, costType: 'EURO', amount: 6 }),
]
const written = (length: number) =>
  cost({ inputType: 'TEXT', values: thresholds, answer: { text: 'é'.repeat(length) } })

test('a text costs what the largest threshold not above its length says', () => {
  expect([1, 15, 16, 30, 31, 400].map(written)).toEqual([400, 400, 600, 600, 900, 900])
})

test('an empty text costs nothing, and neither does one of room only', () => {
  expect(written(0)).toBe(0)
  expect(cost({ inputType: 'TEXT', values: thresholds, answer: { text: ' \n\t ' } })).toBe(0)
  expect(cost({ inputType: 'TEXT', values: thresholds, answer: {} })).toBe(0)
  expect(cost({ inputType: 'TEXT', values: thresholds, answer: undefined })).toBe(0)
})

test('a text below the first threshold costs nothing', () => {
  expect(
    cost({
      inputType: 'TEXT',
      values: [value({ textNumberOfChar: 10, costType: 'EURO', amount: 3 })],
      answer: { text: 'Bonjour' },
    }),
  ).toBe(0)
})

test('room around a text is not counted', () => {
  expect(cost({ inputType: 'TEXT', values: thresholds, answer: { text: `   ${'a'.repeat(15)}   ` } })).toBe(400)
})

test('characters are counted as people count them', () => {
  expect(characterCount('Élégance')).toBe(8)
  expect(characterCount('E\u0301le\u0301gance')).toBe(8)
  expect(characterCount('👨‍👩‍👧‍👦🇫🇷')).toBe(2)
  expect(characterCount('a\r\nb')).toBe(3)
})

test('a text is kept in one spelling, without what cannot be printed', () => {
  expect(writtenText(' E\u0301t\u0007é\r\n2027\u0000 ')).toBe('Été\n2027')
  expect(writtenText('e\u0007\u0301')).toBe('é')
  expect(writtenText('un\tdeux')).toBe('un deux')
  expect(writtenText('moitié \ud83d')).toBe('moitié \ufffd')
})

test('a choice costs what its key says', () => {
  const values = [
    value({ selectKey: 'oak', costType: 'EURO', amount: 12.5 }),
    value({ selectKey: 'pine' }),
    value({ selectKey: 'walnut', costType: 'PERCENT', amount: 15 }),
  ]
  const chosen = (key: string) => cost({ inputType: 'SELECT', values, answer: { select: { key } } })
  expect(['oak', 'pine', 'walnut', 'OAK', ''].map(chosen)).toEqual([1_250, 0, 585, 0, 0])
  expect(cost({ inputType: 'SELECT', values, answer: {} })).toBe(0)
})

test('a tick costs when it is given', () => {
  const values = [value({ costType: 'EURO', amount: 2 })]
  expect(cost({ inputType: 'CHECKBOX', values, answer: { checkbox: true } })).toBe(200)
  expect(cost({ inputType: 'CHECKBOX', values, answer: { checkbox: false } })).toBe(0)
  expect(cost({ inputType: 'CHECKBOX', values: [], answer: { checkbox: true } })).toBe(0)
})

test('a file costs when it is given', () => {
  const values = [value({ costType: 'PERCENT', amount: 10 })]
  expect(cost({ inputType: 'FILE', values, answer: { file: 'a'.repeat(32) } })).toBe(390)
  expect(cost({ inputType: 'FILE', values, answer: {} })).toBe(0)
})

test('only the field of the question’s own input counts', () => {
  const tick = [value({ costType: 'EURO', amount: 2 })]
  expect(cost({ inputType: 'CHECKBOX', values: tick, answer: { text: 'oui', file: 'a'.repeat(32) } })).toBe(0)
  expect(cost({ inputType: 'TEXT', values: thresholds, answer: { checkbox: true, select: { key: '1' } } })).toBe(0)
})

test('a share of the price is rounded once, half a cent up', () => {
  const share = (price: number, amount: number) =>
    answerCost({
      question: { inputType: 'CHECKBOX', customizationValues: [value({ costType: 'PERCENT', amount })] },
      answer: { id: 7, checkbox: true },
      price: cents(price),
    })
  expect(share(3_905, 10)).toBe(391)
  expect(share(3_904, 10)).toBe(390)
  expect(share(1, 50)).toBe(1)
  expect(share(1, 49.99)).toBe(0)
  expect(share(999, 33.33)).toBe(333)
  expect(share(0, 10)).toBe(0)
})

test('amounts with two decimals are exact', () => {
  for (const amount of [0.29, 1.1, 4.35, 19.99, 1_005.01]) {
    expect(
      cost({ inputType: 'CHECKBOX', values: [value({ costType: 'EURO', amount })], answer: { checkbox: true } }),
    ).toBe(Math.round(amount * 100))
  }
})

test('the next cost is that of the first threshold above the length which changes it', () => {
  const question = { inputType: 'TEXT' as const, customizationValues: thresholds }
  const next = (text: string) => nextCost({ question, text, price: PRICE })
  expect(next('')).toEqual({ from: 1, cost: 400 })
  expect(next('a')).toEqual({ from: 16, cost: 600 })
  expect(next('a'.repeat(16))).toEqual({ from: 31, cost: 900 })
  expect(next('a'.repeat(31))).toBeUndefined()
  const message = {
    inputType: 'TEXT' as const,
    customizationValues: [
      value({ textNumberOfChar: 1 }),
      value({ textNumberOfChar: 201, costType: 'EURO', amount: 1.5 }),
    ],
  }
  expect(nextCost({ question: message, text: '', price: PRICE })).toEqual({ from: 201, cost: 150 })
})

test('of a form everything that was chosen counts, and once what has no choice to it', () => {
  const values = [
    value({ costType: 'EURO', amount: 1 }),
    value({ selectKey: 'letters:gold', costType: 'EURO', amount: 4 }),
    value({ selectKey: 'letters:tall', costType: 'PERCENT', amount: 10 }),
    value({ selectKey: 'wood:oak', costType: 'EURO', amount: 20 }),
  ]
  const of = (form: CustomizationAnswer['form']) => cost({ inputType: 'FORM', values, answer: { form } })
  expect(of({ letters: ['gold', 'tall'] })).toBe(100 + 400 + 390)
  expect(of({ letters: ['gold'], wood: 'oak' })).toBe(100 + 400 + 2_000)
  expect(of({ words: 'gold' })).toBe(100)
  expect(of({})).toBe(0)
  expect(cost({ inputType: 'FORM', values, answer: undefined })).toBe(0)
})
