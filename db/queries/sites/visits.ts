import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'

/** The day's salt; whoever comes first makes it. */
export async function findDaySalt(db: SiteDb, { day, fresh }: { day: string; fresh: Uint8Array }): Promise<Uint8Array> {
  const { salt } = await db
    .insertInto('visit_salts')
    .values({ day, salt: fresh })
    .onConflict((conflict) => conflict.columns(['site_id', 'day']).doUpdateSet({ day }))
    .returning('salt')
    .executeTakeFirstOrThrow()
  return salt
}

/** True the first time this visitor comes from there on that day. */
export async function noteVisitor(
  db: SiteDb,
  { day, source, visitor }: { day: string; source: string; visitor: Uint8Array },
): Promise<boolean> {
  const noted = await db
    .insertInto('referral_visitors')
    .values({ day, source, visitor })
    .onConflict((conflict) => conflict.doNothing())
    .returning('source')
    .executeTakeFirst()
  return noted !== undefined
}

export async function countVisit(db: SiteDb, { day, source }: { day: string; source: string }): Promise<void> {
  await db
    .insertInto('referral_counts')
    .values({ day, source, visits: 1 })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'day', 'source']).doUpdateSet({ visits: sql`referral_counts.visits + 1` }),
    )
    .execute()
}

/** How many sources a day has, and whether this is one of them. */
export async function findSources(db: SiteDb, { day, source }: { day: string; source: string }) {
  const { known, total } = await db
    .selectFrom('referral_counts')
    .where('day', '=', day)
    .select([sql<string>`count(*)`.as('total'), sql<boolean>`coalesce(bool_or(source = ${source}), false)`.as('known')])
    .executeTakeFirstOrThrow()
  return { known, total: Number(total) }
}

export async function forgetVisitorsBefore(db: SiteDb, day: string): Promise<void> {
  await db.deleteFrom('referral_visitors').where('day', '<', day).execute()
  await db.deleteFrom('visit_salts').where('day', '<', day).execute()
}
