import type { SiteDb } from '../site-db.ts'

interface NewMessage {
  firstname: string
  lastname: string
  email: string
  phone: string | null
  subject: string | null
  message: string
  locale: string
}

export async function addMessage(db: SiteDb, message: NewMessage): Promise<number> {
  const { id } = await db.insertInto('messages').values(message).returning('id').executeTakeFirstOrThrow()
  return id
}
