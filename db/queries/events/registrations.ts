import type { Insertable } from 'kysely'
import type { RegistrationState } from '#contract/events/closed-sets.ts'
import type { Tables } from '#db/schema/tables.ts'
import type { SiteDb } from '#db/site-db.ts'

/** The event as long as this transaction lasts: whoever takes or gives back places does so one after the other. */
export async function lockEvent(db: SiteDb, elementId: number) {
  return db
    .selectFrom('events')
    .select(['element_id', 'starts_at', 'ends_at', 'capacity', 'is_open'])
    .where('element_id', '=', elementId)
    .forUpdate()
    .executeTakeFirst()
}

export async function addRegistration(
  db: SiteDb,
  registration: Insertable<Tables['event_registrations']>,
): Promise<number> {
  const { id } = await db
    .insertInto('event_registrations')
    .values(registration)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The one registration of an address that stands. */
export async function findRegistrationOf(db: SiteDb, { elementId, email }: { elementId: number; email: string }) {
  return db
    .selectFrom('event_registrations')
    .select('id')
    .where('element_id', '=', elementId)
    .where('email', '=', email)
    .where('state', '<>', 'CANCELLED')
    .executeTakeFirst()
}

export type RegistrationRow = NonNullable<Awaited<ReturnType<typeof findRegistration>>>

export async function findRegistration(db: SiteDb, id: number) {
  return db.selectFrom('event_registrations').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function findRegistrationByToken(db: SiteDb, tokenHash: Uint8Array) {
  return db.selectFrom('event_registrations').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()
}

/** What an address is registered for and has not begun, the next first; no more of them than anybody needs. */
export async function listRegistrationsAhead(db: SiteDb, { email, now }: { email: string; now: Date }) {
  return db
    .selectFrom('event_registrations')
    .innerJoin('events', (on) =>
      on
        .onRef('events.site_id', '=', 'event_registrations.site_id')
        .onRef('events.element_id', '=', 'event_registrations.element_id'),
    )
    .selectAll('event_registrations')
    .where('email', '=', email)
    .where('state', '<>', 'CANCELLED')
    .where('starts_at', '>', now)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(10)
    .execute()
}

/** Those of an event, in the order in which they asked. */
export async function registrationsOf(db: SiteDb, elementId: number): Promise<RegistrationRow[]> {
  return db
    .selectFrom('event_registrations')
    .selectAll()
    .where('element_id', '=', elementId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Who waits for a place, first come first; no more of them than settling needs. */
export async function waitingFor(db: SiteDb, elementId: number) {
  return db
    .selectFrom('event_registrations')
    .select(['id', 'people', 'email', 'locale'])
    .where('element_id', '=', elementId)
    .where('state', '=', 'WAITING')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** False when it stood differently already. */
export async function moveRegistration(
  db: SiteDb,
  { id, from, to, now }: { id: number; from: readonly RegistrationState[]; to: RegistrationState; now: Date },
): Promise<boolean> {
  const moved = await db
    .updateTable('event_registrations')
    .set({ state: to, changed_at: now })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning('id')
    .executeTakeFirst()
  return moved !== undefined
}

/** Who came to what is nobody's business for longer than this. */
export async function forgetRegistrationsBefore(db: SiteDb, before: Date): Promise<void> {
  await db
    .deleteFrom('event_registrations')
    .where('element_id', 'in', (old) => old.selectFrom('events').select('element_id').where('ends_at', '<', before))
    .execute()
}

/** Whether there is such a registration. */
export async function saveNote(db: SiteDb, { id, note }: { id: number; note: string }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('event_registrations')
    .set({ note })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether somebody comes to an event that lies ahead, or waits for a place in it. */
export async function isExpected(db: SiteDb, { elementId, now }: { elementId: number; now: Date }): Promise<boolean> {
  const ahead = await db
    .selectFrom('event_registrations')
    .innerJoin('events', (on) =>
      on
        .onRef('events.site_id', '=', 'event_registrations.site_id')
        .onRef('events.element_id', '=', 'event_registrations.element_id'),
    )
    .select('event_registrations.id')
    .where('event_registrations.element_id', '=', elementId)
    .where('state', '<>', 'CANCELLED')
    .where('starts_at', '>', now)
    .limit(1)
    .executeTakeFirst()
  return ahead !== undefined
}
