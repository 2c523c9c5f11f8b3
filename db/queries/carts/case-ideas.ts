import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'

interface IdeaText {
  name: string
  sentence: string
}

interface NewIdea {
  isPublished: boolean
  publishedAt: Date
  texts: Readonly<Record<string, IdeaText>>
  bottles: readonly { id: number; quantity: number }[]
}

/** Every case that the estate suggests, in its order, with its texts by language and its bottles. */
export async function listIdeas(db: SiteDb) {
  return db
    .selectFrom('case_ideas')
    .select(['id', 'is_published', 'published_at'])
    .select([
      sql<Record<string, IdeaText | undefined>>`(
        select jsonb_object_agg(locale, jsonb_build_object('name', name, 'sentence', sentence))
        from case_idea_texts where idea_id = case_ideas.id)`.as('texts'),
      sql<{ id: number; quantity: number }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('id', declination_id, 'quantity', quantity) order by position)
        from case_idea_bottles where idea_id = case_ideas.id), '[]')`.as('bottles'),
    ])
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export type IdeaRow = Awaited<ReturnType<typeof listIdeas>>[number]

export async function replaceIdeas(db: SiteDb, ideas: readonly NewIdea[]): Promise<void> {
  await db.deleteFrom('case_ideas').execute()
  for (const [position, idea] of ideas.entries()) await addIdea(db, { ...idea, position })
}

async function addIdea(
  db: SiteDb,
  { position, isPublished, publishedAt, texts, bottles }: NewIdea & { position: number },
) {
  const { id } = await db
    .insertInto('case_ideas')
    .values({ position, is_published: isPublished, published_at: publishedAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  const told = Object.entries(texts).map(([locale, text]) => ({ idea_id: id, locale, ...text }))
  await db.insertInto('case_idea_texts').values(told).execute()
  const rows = bottles.map(({ id: declination_id, quantity }, at) => ({
    idea_id: id,
    position: at,
    declination_id,
    quantity,
  }))
  await db.insertInto('case_idea_bottles').values(rows).execute()
}
