import { type Insertable, sql } from 'kysely'
import type { Tables } from '#db/schema/tables.ts'
import type { SiteDb } from '#db/site-db.ts'

type NewAuditEvent = Omit<Insertable<Tables['audit_events']>, 'site_id' | 'id'>

export async function addAuditEvents(db: SiteDb, events: readonly NewAuditEvent[]): Promise<void> {
  if (events.length > 0)
    await db
      .insertInto('audit_events')
      .values([...events])
      .execute()
}

/** The application may not delete a line; what is too old goes by a function that can do nothing else. */
export async function forgetAuditEventsBefore(db: SiteDb, before: Date): Promise<void> {
  await sql`select estate.forget_audit_events(${before})`.execute(db)
}
