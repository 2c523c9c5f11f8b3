import { sql } from 'kysely'
import type { PlatformDb } from '#db/site-db.ts'

/** Per kind: how much is due, how much of it has failed before, and for how many seconds the oldest has waited. */
export async function dueWorkFigures(db: PlatformDb, now: Date) {
  return db
    .selectFrom('due_work')
    .select('kind')
    .select(({ fn }) => [fn.countAll<string>().as('waiting')])
    .select(sql<string>`count(*) filter (where tries > 0)`.as('retrying'))
    .select(sql<string>`extract(epoch from ${now}::timestamptz - min(due_at))`.as('behindSeconds'))
    .where(({ or, eb }) => or([eb('due_at', '<=', now), eb('tries', '>', 0)]))
    .groupBy('kind')
    .execute()
}
