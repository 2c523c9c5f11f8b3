import type { SiteDb } from '../site-db.ts'

/** Counts one try and answers how many there were in this window. */
export async function countTry(db: SiteDb, subject: string, windowStart: Date): Promise<number> {
  const { tries } = await db
    .insertInto('rate_counters')
    .values({ subject, window_start: windowStart, tries: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'subject', 'window_start'])
        .doUpdateSet((update) => ({ tries: update('rate_counters.tries', '+', 1) })),
    )
    .returning('tries')
    .executeTakeFirstOrThrow()
  return tries
}

export async function forgetCountersBefore(db: SiteDb, date: Date): Promise<void> {
  await db.deleteFrom('rate_counters').where('window_start', '<', date).execute()
}
