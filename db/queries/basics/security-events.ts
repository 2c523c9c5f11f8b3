import type { Insertable } from 'kysely'
import type { Tables } from '#db/schema/tables.ts'
import type { SiteDb } from '#db/site-db.ts'

type NewSecurityEvent = Omit<Insertable<Tables['security_events']>, 'site_id' | 'id'>

export async function addSecurityEvent(db: SiteDb, event: NewSecurityEvent): Promise<void> {
  await db.insertInto('security_events').values(event).execute()
}

/** Newest first; of one kind, or of all. */
export async function listSecurityEvents(
  db: SiteDb,
  { since, kind, limit }: { since: Date; kind: string | null; limit: number },
) {
  const all = db.selectFrom('security_events').selectAll().where('happened_at', '>=', since)
  const chosen = kind === null ? all : all.where('kind', '=', kind)
  return chosen.orderBy('happened_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

export async function forgetSecurityEventsBefore(db: SiteDb, date: Date): Promise<void> {
  await db.deleteFrom('security_events').where('happened_at', '<', date).execute()
}
