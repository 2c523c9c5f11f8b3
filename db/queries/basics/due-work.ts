import { sql } from 'kysely'
import { type Given, prepared, preparedOnPlatform, type Slots } from '#db/prepared.ts'
import type { PlatformDb, SiteDb } from '#db/site-db.ts'
import { DUE_KINDS, type DueKind } from '#rules/basics/due-work.ts'

interface WorkRequest {
  kind: Given<DueKind>
  /** What it is about, in the estate that asks: the id of a row, which another part of the statement may just make. */
  subject: Given<string>
  dueAt: Given<Date>
  /** On whose behalf, where the log of changes is to say it. */
  askedBy?: number | null
}

/**
 * Asks for work at a time, in the caller's transaction and for its site. Asked twice, the earlier time holds; asked
 * while someone works on it, it is done once more.
 */
export function workToSchedule(db: SiteDb, { kind, subject, dueAt, askedBy }: WorkRequest) {
  const asker = askedBy ? { asked_by: askedBy } : {}
  return db
    .insertInto('due_work')
    .values({ kind, site_id: sql<number>`current_site()`, subject, due_at: dueAt, ...asker })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'site_id', 'subject']).doUpdateSet({
        due_at: sql`case when due_work.leased_until is null then least(due_work.due_at, excluded.due_at) else due_work.due_at end`,
        again_at: sql`case when due_work.leased_until is null then null else least(due_work.again_at, excluded.due_at) end`,
        ...asker,
      }),
    )
}

interface PlainRequest extends WorkRequest {
  kind: DueKind
  subject: string
  dueAt: Date
}

export async function scheduleWork(db: SiteDb, wish: PlainRequest): Promise<void> {
  if (wish.askedBy) await workToSchedule(db, wish).execute()
  else await usualWork(db, wish)
}

const usualWork = prepared((db, { kind, subject, dueAt }: Slots<Omit<PlainRequest, 'askedBy'>>) =>
  workToSchedule(db, { kind, subject, dueAt }),
)

export function workToCancel(db: SiteDb, { kind, subject }: { kind: DueKind; subject: Given<string> }) {
  return db
    .deleteFrom('due_work')
    .where('site_id', '=', sql<number>`current_site()`)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
}

export async function cancelWork(db: SiteDb, { kind, subject }: { kind: DueKind; subject: string }): Promise<void> {
  await workToCancel(db, { kind, subject }).execute()
}

export interface TakenWork {
  id: string
  kind: DueKind
  siteId: number
  subject: string
  tries: number
  leasedUntil: Date
  askedBy: number | null
}

interface LeaseRequest {
  now: Date
  leasedUntil: Date
  limit: number
}

/** Takes what is due and nobody works on, oldest first. What others take at the same moment is left to them. */
export async function takeDueWork(db: PlatformDb, lease: LeaseRequest): Promise<TakenWork[]> {
  const taken = await workToTake(db, lease)
  return taken.map(({ id, kind, site_id, subject, tries, asked_by }) => ({
    id,
    kind: kind as DueKind,
    siteId: site_id,
    subject,
    tries,
    leasedUntil: lease.leasedUntil,
    askedBy: asked_by,
  }))
}

const workToTake = preparedOnPlatform((db, { now, leasedUntil, limit }: Slots<LeaseRequest>) =>
  db
    // By itself and once: asked anew for each row, as a plan may choose to, it would each time find others to lock.
    .with(
      (cte) => cte('due').materialized(),
      () =>
        db
          .selectFrom('due_work')
          .select('id')
          // A kind that only a newer version knows is left to it.
          .where('kind', 'in', DUE_KINDS)
          .where('due_at', '<=', now)
          .where((is) => is.or([is('leased_until', 'is', null), is('leased_until', '<=', now)]))
          .orderBy('due_at')
          .orderBy('id')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
    )
    .updateTable('due_work')
    .from('due')
    .set({ leased_until: leasedUntil })
    .whereRef('due_work.id', '=', 'due.id')
    .returning(['due_work.id', 'kind', 'site_id', 'subject', 'tries', 'asked_by']),
)

/** Long work says that it goes on; false when somebody else has taken it over. */
export async function renewLease(
  db: PlatformDb,
  { work: { id, leasedUntil }, until }: { work: TakenWork; until: Date },
): Promise<boolean> {
  const renewed = await db
    .updateTable('due_work')
    .set({ leased_until: until })
    .where('id', '=', id)
    .where('leased_until', '=', leasedUntil)
    .returning('id')
    .executeTakeFirst()
  return renewed !== undefined
}

/** It is done: gone, or due again when it was asked for meanwhile. Whoever has lost the lease has no say any more. */
export async function finishWork(db: PlatformDb, { id, leasedUntil }: LeasedWork): Promise<void> {
  // In this order: what is asked for between the two finds either the row still there, or none and makes its own.
  const gone = await doneWork(db, { id, leasedUntil })
  if (gone.length === 0) await reopenWork(db, { id, leasedUntil })
}

/** The first half of it, with what else an estate writes. False where the second is still to be done. */
export async function endWork(db: SiteDb, { id, leasedUntil }: LeasedWork): Promise<boolean> {
  return (await doneOfSite(db, { id, leasedUntil })).length > 0
}

/** The second half of it: what was asked for meanwhile is due again. */
export async function reopenWork(db: PlatformDb, { id, leasedUntil }: LeasedWork): Promise<void> {
  await db
    .updateTable('due_work')
    .set({ due_at: sql`again_at`, again_at: null, leased_until: null, tries: 0 })
    .where('id', '=', id)
    .where('leased_until', '=', leasedUntil)
    .execute()
}

type LeasedWork = Pick<TakenWork, 'id' | 'leasedUntil'>

const doneWork = preparedOnPlatform(workToEnd)
const doneOfSite = prepared((db, work: Slots<LeasedWork>) => workToEnd(db, work))

function workToEnd(db: Pick<PlatformDb, 'deleteFrom'>, { id, leasedUntil }: Slots<LeasedWork>) {
  return db
    .deleteFrom('due_work')
    .where('id', '=', id)
    .where('leased_until', '=', leasedUntil)
    .where('again_at', 'is', null)
    .returning('id')
}

export async function postponeWork(
  db: PlatformDb,
  { work: { id, leasedUntil, tries }, dueAt }: { work: TakenWork; dueAt: Date },
): Promise<void> {
  await db
    .updateTable('due_work')
    .set({ due_at: sql`least(${dueAt}, again_at)`, again_at: null, leased_until: null, tries: tries + 1 })
    .where('id', '=', id)
    .where('leased_until', '=', leasedUntil)
    .execute()
}
