import { prepared, type Slots } from '#db/prepared.ts'
import type { SiteDb } from '#db/site-db.ts'

/** Counts one try and answers how many there were in this window. */
export async function countTry(db: SiteDb, counted: Try): Promise<number> {
  const [counter] = await countedTries(db, counted)
  if (!counter) throw new Error('A try was not counted')
  return counter.tries
}

interface Try {
  subject: string
  windowStart: Date
}

const countedTries = prepared((db, { subject, windowStart }: Slots<Try>) =>
  db
    .insertInto('rate_counters')
    .values({ subject, window_start: windowStart, tries: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'subject', 'window_start'])
        .doUpdateSet((update) => ({ tries: update('rate_counters.tries', '+', 1) })),
    )
    .returning('tries'),
)

export async function forgetCountersBefore(db: SiteDb, date: Date): Promise<void> {
  await db.deleteFrom('rate_counters').where('window_start', '<', date).execute()
}

/** How often something was tried in this window and when last; nobody else counts it until the transaction ends. */
export async function lockTries(db: SiteDb, { subject, windowStart }: { subject: string; windowStart: Date }) {
  return db
    .insertInto('rate_counters')
    .values({ subject, window_start: windowStart, tries: 0, last_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'subject', 'window_start'])
        .doUpdateSet((update) => ({ tries: update.ref('rate_counters.tries') })),
    )
    .returning(['tries', 'last_at as lastAt'])
    .executeTakeFirstOrThrow()
}

export async function saveTries(
  db: SiteDb,
  { subject, windowStart, tries }: { subject: string; windowStart: Date; tries: { tries: number; lastAt: Date } },
) {
  await db
    .updateTable('rate_counters')
    .set({ tries: tries.tries, last_at: tries.lastAt })
    .where('subject', '=', subject)
    .where('window_start', '=', windowStart)
    .execute()
}

export async function forgetTries(
  db: SiteDb,
  { subject, windowStart }: { subject: string; windowStart: Date },
): Promise<void> {
  await db.deleteFrom('rate_counters').where('subject', '=', subject).where('window_start', '=', windowStart).execute()
}

/** One try less: it was not one after all. */
export async function takeTryBack(
  db: SiteDb,
  { subject, windowStart }: { subject: string; windowStart: Date },
): Promise<void> {
  await db
    .updateTable('rate_counters')
    .set((update) => ({ tries: update('tries', '-', 1) }))
    .where('subject', '=', subject)
    .where('window_start', '=', windowStart)
    .where('tries', '>', 0)
    .execute()
}
