import type { Insertable } from 'kysely'
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
