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

/** The message until the end: whoever answers it meanwhile waits, and is told. */
export async function lockMessage(db: SiteDb, id: number) {
  return db.selectFrom('messages').select(['id', 'email', 'locale']).where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function countAnswers(db: SiteDb, messageId: number): Promise<number> {
  const { count } = await db
    .selectFrom('message_answers')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('message_id', '=', messageId)
    .executeTakeFirstOrThrow()
  return count
}

/** Keeps what was answered; who is answered is no machine. */
export async function addAnswer(db: SiteDb, answer: Insertable<Tables['message_answers']>): Promise<number> {
  const { id } = await db.insertInto('message_answers').values(answer).returning('id').executeTakeFirstOrThrow()
  const { created_at: at } = answer
  const marks = { answered_at: at, read_at: at, is_suspect: false }
  await db.updateTable('messages').set(marks).where('id', '=', answer.message_id).execute()
  return id
}

/** An answer with the message that it answers. */
export async function findAnswer(db: SiteDb, id: number) {
  return db
    .selectFrom('message_answers')
    .innerJoin('messages', (on) =>
      on
        .onRef('messages.site_id', '=', 'message_answers.site_id')
        .onRef('messages.id', '=', 'message_answers.message_id'),
    )
    .select(['message_answers.text', 'messages.firstname', 'messages.lastname', 'messages.topic', 'messages.subject'])
    .select(['messages.message', 'messages.created_at'])
    .where('message_answers.id', '=', id)
    .executeTakeFirst()
}

interface MessageMarks {
  read_at?: Date | null
  is_suspect?: boolean
}

/** Whether there is such a message. */
export async function saveMarks(db: SiteDb, { id, marks }: { id: number; marks: MessageMarks }): Promise<boolean> {
  const found = await db
    .updateTable('messages')
    .set({ ...marks, id })
    .where('id', '=', id)
    .returning('id')
    .execute()
  return found.length > 0
}

/** How many lie in each box of the mailbox. */
export async function countMessages(db: SiteDb) {
  return db
    .selectFrom('messages')
    .select([
      sql<number>`(count(*) filter (where read_at is null and answered_at is null and not is_suspect))::integer`.as(
        'UNREAD',
      ),
      sql<number>`(count(*) filter (where answered_at is null and not is_suspect))::integer`.as('OPEN'),
      sql<number>`(count(*) filter (where not is_suspect))::integer`.as('ALL'),
      sql<number>`(count(*) filter (where is_suspect))::integer`.as('SUSPECT'),
    ])
    .executeTakeFirstOrThrow()
}
