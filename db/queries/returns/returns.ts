import { type Selectable, sql, type Updateable } from 'kysely'
import type { OrderActor } from '#contract/orders/closed-sets.ts'
import { RETURN_STATES, type ReturnReason, type ReturnState } from '#contract/returns/closed-sets.ts'
import type { Tables } from '#db/schema/tables.ts'
import type { SiteDb } from '#db/site-db.ts'
import { isUnderWay } from '#rules/returns/return-states.ts'

export interface ReturnActor {
  actor: OrderActor
  userId: number | null
}

interface NewReturn {
  orderId: number
  state: ReturnState
  isWithdrawal: boolean
  description: string
  declaredBy: string
  lines: readonly { position: number; quantity: number; reason: ReturnReason }[]
  who: ReturnActor
  now: Date
}

/** Writes a return; whoever calls holds the lock of its order. */
export async function insertReturn(db: SiteDb, given: NewReturn): Promise<number> {
  const { orderId, state, isWithdrawal, description, declaredBy, lines, who, now } = given
  const { id } = await db
    .insertInto('returns')
    .values({
      order_id: orderId,
      state,
      is_withdrawal: isWithdrawal,
      description,
      declared_by: declaredBy,
      label_url: null,
      refund_id: null,
      asked_at: now,
      changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('return_lines')
    .values(lines.map((line) => ({ ...line, return_id: id, is_fit: null })))
    .execute()
  await addReturnEvent(db, { id, state, who, now })
  return id
}

interface ReturnStep {
  id: number
  state: ReturnState
  who: ReturnActor
  now: Date
}

async function addReturnEvent(db: SiteDb, { id, state, who, now }: ReturnStep): Promise<void> {
  await db
    .insertInto('return_events')
    .values({ return_id: id, state, actor: who.actor, user_id: who.userId, happened_at: now })
    .execute()
}

type ReturnChange = Pick<Updateable<Tables['returns']>, 'refusal' | 'label_url' | 'refund_id'>

/** Takes a return one step on, and notes who did it. */
export async function moveReturn(db: SiteDb, { change = {}, ...step }: ReturnStep & { change?: ReturnChange }) {
  const { id, state, now } = step
  await db
    .updateTable('returns')
    .set({ ...change, state, changed_at: now })
    .where('id', '=', id)
    .execute()
  await addReturnEvent(db, step)
}

/** The order of a return, which is locked before the return itself. */
export async function findReturnOrder(db: SiteDb, id: number): Promise<number | null> {
  const found = await db.selectFrom('returns').select('order_id').where('id', '=', id).executeTakeFirst()
  return found?.order_id ?? null
}

/** A return locked until the end: whoever moves it waits here. */
export async function lockReturn(db: SiteDb, id: number) {
  return db.selectFrom('returns').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export type ReturnRow = Selectable<Tables['returns']>

export async function findReturnLines(db: SiteDb, id: number) {
  return db
    .selectFrom('return_lines')
    .select(['position', 'quantity', 'is_fit'])
    .where('return_id', '=', id)
    .orderBy('position')
    .execute()
}

/** Which lines of a return may be sold again; those that nobody names may not. */
export async function noteFitLines(
  db: SiteDb,
  { id, positions }: { id: number; positions: readonly number[] },
): Promise<void> {
  await db
    .updateTable('return_lines')
    .set({ is_fit: sql`position = any (${positions}::integer[])` })
    .where('return_id', '=', id)
    .execute()
}

/** Pieces of an order that are on their way back: of every return that is neither refused nor refunded. */
export async function findPiecesUnderWay(db: SiteDb, orderId: number) {
  return db
    .selectFrom('return_lines')
    .innerJoin('returns', (on) =>
      on.onRef('returns.site_id', '=', 'return_lines.site_id').onRef('returns.id', '=', 'return_lines.return_id'),
    )
    .select(['return_lines.position', 'return_lines.quantity'])
    .where('returns.order_id', '=', orderId)
    .where('returns.state', 'in', RETURN_STATES.filter(isUnderWay))
    .execute()
}

/** When the goods of an order were there; null before. */
export async function findDeliveredAt(db: SiteDb, orderId: number): Promise<Date | null> {
  const found = await db
    .selectFrom('order_events')
    .select('happened_at')
    .where('order_id', '=', orderId)
    .where('status', '=', 'DELIVERED')
    .orderBy('id')
    .executeTakeFirst()
  return found?.happened_at ?? null
}
