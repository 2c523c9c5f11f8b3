import { type Insertable, sql } from 'kysely'
import type { Tables } from '#db/schema/tables.ts'
import type { SiteDb } from '#db/site-db.ts'

export async function addMessage(db: SiteDb, message: Insertable<Tables['messages']>): Promise<number> {
  const { id } = await db.insertInto('messages').values(message).returning('id').executeTakeFirstOrThrow()
  return id
}

/** How many questions there were about an order since. */
export async function countOrderMessages(
  db: SiteDb,
  { orderId, since }: { orderId: number; since: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('order_id', '=', orderId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

export async function findMessage(db: SiteDb, id: number) {
  return db
    .selectFrom('messages')
    .select(['firstname', 'lastname', 'email', 'phone', 'topic', 'subject', 'message', 'locale'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** What nobody was mailed, and nobody has missed. */
export async function forgetSuspectsBefore(db: SiteDb, before: Date): Promise<void> {
  await db.deleteFrom('messages').where('is_suspect', '=', true).where('created_at', '<', before).execute()
}

/** Whether there is such a message. */
export async function saveAnswered(
  db: SiteDb,
  { id, answeredAt }: { id: number; answeredAt: Date | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('messages')
    .set({ answered_at: answeredAt })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
