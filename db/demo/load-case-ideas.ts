import { replaceIdeas } from '#db/queries/carts/case-ideas.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { Texts } from './catalogue.ts'

/** A case that a demo estate suggests. */
export interface DemoCaseIdea {
  texts: Texts<{ name: string; sentence: string }>
  /** How many of which declination. */
  bottles: Readonly<Record<number, number>>
}

export async function loadCaseIdeas(
  db: SiteDb,
  { ideas, now }: { ideas: readonly DemoCaseIdea[]; now: Date },
): Promise<void> {
  const suggested = ideas.map(({ texts, bottles }) => ({
    isPublished: true,
    publishedAt: now,
    texts,
    bottles: Object.entries(bottles).map(([id, quantity]) => ({ id: Number(id), quantity })),
  }))
  await replaceIdeas(db, suggested)
}
