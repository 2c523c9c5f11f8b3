import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'

/** Starts a new edition of the site everywhere, though no row has changed. db/changes.ts hears it. */
export async function tellChange(db: SiteDb): Promise<void> {
  await sql`select pg_notify('cuvee_change', current_site()::text)`.execute(db)
}
