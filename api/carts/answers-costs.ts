import { CustomizationAnswers } from '#contract/customizations.ts'
import type { CartLineRow } from '#db/queries/carts.ts'
import { customizationsByProduct } from '#db/queries/customizations.ts'
import type { SiteDb } from '#db/site-db.ts'
import { questionsOf } from '#rules/customization-answers.ts'
import { answerCost } from '#rules/customization-price.ts'
import { cents } from '#rules/money.ts'

/** What the answers of each line add to one piece, in cents, by line. A question that is no longer asked costs nothing. */
export async function answersCosts(
  db: SiteDb,
  lines: readonly CartLineRow[],
  locale: string,
): Promise<Map<number, number>> {
  const answered = lines.map((line) => ({ line, answers: CustomizationAnswers.parse(line.customizations) }))
  const productIds = answered.flatMap(({ line, answers }) => (answers.length > 0 ? line.product_id : []))
  const stepsById = await customizationsByProduct(db, [...new Set(productIds)], locale)
  return new Map(
    answered.map(({ line, answers }) => {
      const questions = questionsOf(stepsById.get(line.product_id) ?? [])
      const answersById = new Map(answers.map((answer) => [answer.id, answer]))
      const price = cents(line.final_cents)
      const costs = questions.map((question) => answerCost(question, answersById.get(question.id), price))
      return [line.line_id, costs.reduce<number>((sum, cost) => sum + cost, 0)]
    }),
  )
}
