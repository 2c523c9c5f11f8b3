import type { OutputOf } from '#contract/basics/define-call.ts'
import type { listCaseIdeas } from '#contract/carts/cases.ts'
import type { IdeaRow } from '#db/queries/carts/case-ideas.ts'

type OwnIdea = OutputOf<typeof listCaseIdeas>['caseIdeas'][number]

/** An idea as the estate itself sees it; one whose wines are all gone has nothing left to suggest. */
export function ideasToWire(rows: readonly IdeaRow[]): OutputOf<typeof listCaseIdeas> {
  const caseIdeas = rows.flatMap((row) => ideaToWire(row) ?? [])
  return { caseIdeas, total: caseIdeas.length }
}

function ideaToWire({ id, is_published, published_at, texts, bottles }: IdeaRow): OwnIdea | null {
  const { fr, en } = texts
  if (!fr || bottles.length === 0) return null
  return {
    id,
    isPublished: is_published,
    publishedAt: published_at.toISOString(),
    texts: { fr, en: en ?? null },
    bottles,
  }
}
