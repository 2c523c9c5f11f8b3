import type { Customization } from '#contract/customizations/customizations.ts'
import { type Cents, cents, eurosToCents } from '#rules/basics/money.ts'
import { openQuestions } from '#rules/customizations/customization-answers.ts'
import { answerCost } from '#rules/customizations/customization-price.ts'
import type { Wizard } from './use-wizard.ts'

export interface ShownPrices {
  base: Cents
  extra: Cents
  total: Cents
  costs: ReadonlyMap<number, Cents>
}

interface ShownPricesOptions {
  steps: readonly Customization[]
  wizard: Pick<Wizard, 'answers' | 'told'>
  price: number
}

/** What the server said of these very answers; while they are being changed, the same rule applied here. */
export function shownPrices({ steps, wizard: { answers, told }, price }: ShownPricesOptions): ShownPrices {
  const base = eurosToCents(told?.price ?? price)
  const isTold = told?.answers === JSON.stringify(answers)
  const answersById = new Map(answers.map((answer) => [answer.id, answer]))
  const costs = new Map(
    openQuestions(steps).map((question) => [
      question.id,
      answerCost({ question, answer: answersById.get(question.id), price: base }),
    ]),
  )
  for (const { id, price: cost } of isTold ? told.costs : []) costs.set(id, eurosToCents(cost))
  const extra = cents([...costs.values()].reduce<number>((sum, cost) => sum + cost, 0))
  return { base, extra, total: cents(base + extra), costs }
}
