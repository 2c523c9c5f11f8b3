import type { Handler } from '#api/calls/handler.ts'
import type { getCaseIdeas } from '#contract/carts/cases.ts'
import { listIdeas } from '#db/queries/carts/case-ideas.ts'
import { settleCase } from './settle-case.ts'

export const handleGetCaseIdeas: Handler<typeof getCaseIdeas> = async (_, { db, locale, now }) => {
  const ideas = (await listIdeas(db)).filter(({ is_published, published_at }) => is_published && published_at <= now)
  const caseIdeas = []
  for (const { id, texts, bottles } of ideas) {
    const text = texts[locale] ?? texts.fr
    if (!text || bottles.length === 0) continue
    const { isWhole } = await settleCase(db, { bottles, locale })
    if (isWhole) caseIdeas.push({ id, ...text, bottles })
  }
  return { value: { caseIdeas, total: caseIdeas.length } }
}
