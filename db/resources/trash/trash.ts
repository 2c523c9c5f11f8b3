import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'
import { Snapshot } from './snapshot.ts'

interface TrashKey {
  kind: string
  id: number
}

interface NewTrash extends TrashKey {
  told: Readonly<Record<string, unknown>>
  kept: Snapshot
  now: Date
  goesAt: Date
}

/** An id is given once: what lies there under it was removed, brought back and is removed again. */
export async function addToTrash(db: SiteDb, { kind, id, told, kept, now, goesAt }: NewTrash): Promise<void> {
  const content = { told: JSON.stringify(told), kept: JSON.stringify(kept), removed_at: now, goes_at: goesAt }
  await db
    .insertInto('trash')
    .values({ kind, thing_id: id, ...content })
    .onConflict((conflict) => conflict.columns(['site_id', 'kind', 'thing_id']).doUpdateSet(content))
    .execute()
}

export async function listTrash(db: SiteDb, { kind, count }: { kind: string; count: number }) {
  return db
    .selectFrom('trash')
    .select(['thing_id as id', 'told', 'removed_at as removedAt', 'goes_at as goesAt'])
    .select(sql<number>`(count(*) over ())::integer`.as('total'))
    .where('kind', '=', kind)
    .orderBy('removed_at', 'desc')
    .orderBy('thing_id', 'desc')
    .limit(count)
    .execute()
}

/** Taken out, by whoever is first. */
export async function takeFromTrash(db: SiteDb, { kind, id }: TrashKey): Promise<Snapshot | null> {
  const taken = await db
    .deleteFrom('trash')
    .where('kind', '=', kind)
    .where('thing_id', '=', id)
    .returning('kept')
    .executeTakeFirst()
  return taken ? Snapshot.parse(taken.kept) : null
}

/** For good, if its time has come. */
export async function emptyTrash(db: SiteDb, { kind, id, now }: TrashKey & { now: Date }): Promise<void> {
  await db.deleteFrom('trash').where('kind', '=', kind).where('thing_id', '=', id).where('goes_at', '<=', now).execute()
}
