import type { CustomizationAnswer } from '#contract/customizations.ts'
import { holdCustomizationFiles } from '#db/queries/customization-files.ts'
import { listCustomizations } from '#db/queries/customizations.ts'
import type { SiteDb } from '#db/site-db.ts'
import { fileIdsOf, questionsOf, type ReadAnswers, readAnswers } from '#rules/customization-answers.ts'
import { cents } from '#rules/money.ts'

/** The answers as a line of the cart keeps them; all that must be answered is. */
export async function readCartAnswers(
  db: SiteDb,
  offer: { product_id: number; final_cents: number },
  answers: readonly CustomizationAnswer[],
  locale: string,
): Promise<ReadAnswers> {
  const steps = await listCustomizations(db, offer.product_id, locale)
  const files = await holdCustomizationFiles(db, fileIdsOf(answers))
  return readAnswers({ questions: questionsOf(steps), answers, files, price: cents(offer.final_cents) })
}
