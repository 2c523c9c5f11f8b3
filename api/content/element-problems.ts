import { mainLocale } from '#api/catalogue/main-locale.ts'
import type { Problem } from '#contract/basics/problems.ts'
import type { Fields } from '#db/resources/read-record.ts'
import type { SiteDb } from '#db/site-db.ts'

/** What is wrong with an element, whatever its route: told in no language, or shown and hidden in the same moment. */
export async function elementProblems(db: SiteDb, fields: Fields): Promise<Record<string, Problem>> {
  const problems: Record<string, Problem> = {}
  const isTold = Object.keys((fields.texts ?? {}) as object).length > 0
  if (!isTold) problems[`texts.${await mainLocale(db)}.title`] = { problem: 'required' }
  const [showAt, hideAt] = [fields.showAt, fields.hideAt].map((at) => (typeof at === 'string' ? Date.parse(at) : null))
  if (showAt != null && showAt === hideAt) problems.hideAt = { problem: 'invalid' }
  return problems
}
