import type {
  CustomizationAnswer,
  CustomizationValue,
  InputType,
  Question,
} from '#contract/customizations/customizations.ts'
import { type Cents, cents, roundToCents } from '#rules/basics/money.ts'
import { characterCount } from './customization-text.ts'

type Priced = Pick<Question, 'inputType' | 'customizationValues'>
type Finder = (values: readonly CustomizationValue[], answer: CustomizationAnswer) => CustomizationValue | undefined

/** Which of a question’s values an answer falls under. */
const FINDERS: Readonly<Record<Exclude<InputType, 'FORM'>, Finder>> = {
  TEXT: (values, { text = '' }) => reachedThreshold(values, characterCount(text)),
  SELECT: (values, { select }) => values.find(({ selectKey }) => select !== undefined && selectKey === select.key),
  CHECKBOX: ([value], { checkbox }) => (checkbox === true ? value : undefined),
  FILE: ([value], { file }) => (file !== undefined ? value : undefined),
}

interface AnswerCostOptions {
  question: Priced
  answer: CustomizationAnswer | undefined
  price: Cents
}

/** What an answer adds to the price of one, in whole cents; `price` is what one costs after its reduction. */
export function answerCost({ question: { inputType, customizationValues }, answer, price }: AnswerCostOptions): Cents {
  if (!answer) return cents(0)
  if (inputType === 'FORM') return formCost({ values: customizationValues, form: answer.form ?? {}, price })
  const value = FINDERS[inputType](customizationValues, answer)
  return value ? valueCost(value, price) : cents(0)
}

interface FormCostOptions {
  values: readonly CustomizationValue[]
  form: NonNullable<CustomizationAnswer['form']>
  price: Cents
}

/** Everything that was chosen counts, and once what has no choice to it. */
function formCost({ values, form, price }: FormCostOptions): Cents {
  const chosen = new Set(Object.entries(form).flatMap(([key, answer]) => [answer].flat().map((one) => `${key}:${one}`)))
  const reached = values.filter(({ selectKey }) => (selectKey === null ? chosen.size > 0 : chosen.has(selectKey)))
  return reached.reduce((sum, value) => cents(sum + valueCost(value, price)), cents(0))
}

/** The amount travels in euros or percent with two decimals; a share of the price is rounded once, half a cent up. */
export function valueCost({ costType, amount }: CustomizationValue, price: Cents): Cents {
  const hundredths = Math.round(amount * 100)
  if (costType === 'EURO') return cents(hundredths)
  if (costType === 'PERCENT') return roundToCents((price * hundredths) / 10_000)
  return cents(0)
}

/** The largest threshold not above the length; an empty text reaches none. */
function reachedThreshold(values: readonly CustomizationValue[], length: number): CustomizationValue | undefined {
  return byThreshold(values).findLast(({ textNumberOfChar }) => length > 0 && (textNumberOfChar ?? 0) <= length)
}

interface NextCostOptions {
  question: Priced
  text: string
  price: Cents
}

/** Where a longer text begins to cost something else, and how much. */
export function nextCost({ question, text, price }: NextCostOptions): { from: number; cost: Cents } | undefined {
  const length = characterCount(text)
  const present = answerCost({ question, answer: { id: 0, text }, price })
  return byThreshold(question.customizationValues)
    .map((value) => ({ from: value.textNumberOfChar ?? 0, cost: valueCost(value, price) }))
    .find(({ from, cost }) => from > length && cost !== present)
}

function byThreshold(values: readonly CustomizationValue[]): CustomizationValue[] {
  return values
    .filter(({ textNumberOfChar }) => textNumberOfChar !== null)
    .sort((one, other) => (one.textNumberOfChar ?? 0) - (other.textNumberOfChar ?? 0))
}
