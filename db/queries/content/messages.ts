import type { Insertable } from 'kysely'
import type { Tables } from '#db/schema/tables.ts'
import type { SiteDb } from '#db/site-db.ts'

export async function addMessage(db: SiteDb, message: Insertable<Tables['messages']>): Promise<number> {
  const { id } = await db.insertInto('messages').values(message).returning('id').executeTakeFirstOrThrow()
  return id
}
