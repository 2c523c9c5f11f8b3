import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'

export async function findCustomersByEmail(db: SiteDb, emails: readonly string[]) {
  if (emails.length === 0) return []
  return db
    .selectFrom('users')
    .select(['id', 'email', 'role', 'firstname', 'lastname', 'phone'])
    .where('email', 'in', [...emails])
    .orderBy('id')
    .forUpdate()
    .execute()
}

export type FoundCustomer = Awaited<ReturnType<typeof findCustomersByEmail>>[number]

type Named = Partial<Pick<FoundCustomer, 'firstname' | 'lastname' | 'phone'>>

export async function fillCustomer(db: SiteDb, { id, set }: { id: number; set: Named }): Promise<void> {
  await db.updateTable('users').set(set).where('id', '=', id).execute()
}

export async function findCustomer(db: SiteDb, id: number): Promise<FoundCustomer | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'role', 'firstname', 'lastname', 'phone'])
    .where('id', '=', id)
    .where('role', '=', 'CUSTOMER')
    .forUpdate()
    .executeTakeFirst()
}

/** Whether they have come since, or something of theirs is here that no import has brought. */
export async function isCustomerUsed(db: SiteDb, id: number): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select (u.password_hash is not null or u.last_login_at is not null or u.email_confirmed_at is not null)
      or exists (select from orders where orders.user_id = u.id)
      or exists (select from carts where carts.user_id = u.id)
      or exists (select from sessions where sessions.user_id = u.id)
      or exists (select from office_notes where office_notes.user_id = u.id)
      or exists (select from customer_group_members where customer_group_members.user_id = u.id)
      or exists (select from visit_bookings where visit_bookings.user_id = u.id)
      or exists (select from past_orders where past_orders.user_id = u.id) as used
    from users u where u.id = ${id}`.execute(db)
  return rows[0]?.used === true
}

export async function deleteCustomer(db: SiteDb, id: number): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).where('role', '=', 'CUSTOMER').execute()
}

/** One that an import has begun, and nobody has ended since. */
export async function endImportedSubscription(db: SiteDb, { id, now }: { id: number; now: Date }): Promise<boolean> {
  const ended = await db
    .updateTable('newsletter_subscriptions')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('origin', '=', 'IMPORT')
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

interface ImportedConsent {
  readerId: number
  listId: number
  wording: string
  consentedAt: Date
}

/** Who has ever chosen for themselves here is not overruled by a file: undefined then. */
export async function addImportedSubscription(
  db: SiteDb,
  { readerId, listId, wording, consentedAt }: ImportedConsent,
): Promise<number | undefined> {
  const chosen = await db
    .selectFrom('newsletter_subscriptions')
    .select('id')
    .where('reader_id', '=', readerId)
    .where('list_id', '=', listId)
    .executeTakeFirst()
  if (chosen) return undefined
  const times = { asked_at: consentedAt, confirmed_at: consentedAt }
  const { id } = await db
    .insertInto('newsletter_subscriptions')
    .values({ reader_id: readerId, list_id: listId, origin: 'IMPORT', wording, ...times })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
