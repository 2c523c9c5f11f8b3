import { type Insertable, sql } from 'kysely'
import type { ListQuery } from '#contract/basics/list-query.ts'
import type { PrivacyState } from '#contract/privacy/closed-sets.ts'
import { countRows, pageList, whereList } from '#db/queries/basics/list.ts'
import type { Tables } from '#db/schema/tables.ts'
import type { SiteDb } from '#db/site-db.ts'

type NewRequest = Omit<Insertable<Tables['privacy_requests']>, 'site_id' | 'id'>
const COLUMNS = ['id', 'kind', 'origin', 'email', 'message', 'received_at', 'due_at', 'state', 'done_at'] as const
export type RequestRow = Awaited<ReturnType<typeof listRequestsOf>>[number]

export async function addRequest(db: SiteDb, request: NewRequest): Promise<void> {
  await db.insertInto('privacy_requests').values(request).execute()
}

/** Whether somebody has seen their data since; looking twice is one request. */
export async function hasSeenSince(db: SiteDb, { email, since }: { email: string; since: Date }): Promise<boolean> {
  const found = await db
    .selectFrom('privacy_requests')
    .select('id')
    .where('email', '=', email)
    .where('kind', '=', 'ACCESS')
    .where('received_at', '>', since)
    .executeTakeFirst()
  return found !== undefined
}

export async function listRequestsOf(db: SiteDb, userId: number) {
  return db
    .selectFrom('privacy_requests')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
}

/** What is open by its last day, then what is done. */
const urgency = sql<Date>`case state when 'OPEN' then due_at else 'infinity' end`
const LISTED = { kind: 'kind', state: 'state', id: 'id', receivedAt: 'received_at', urgency } as const

export async function listRequests(db: SiteDb, list: ListQuery) {
  const filtered = whereList(db.selectFrom('privacy_requests'), { list, columns: LISTED })
  const page = pageList(filtered.select(COLUMNS), { list, columns: LISTED, lastKey: 'id' }).execute()
  const [rows, total] = await Promise.all([page, countRows(filtered)])
  return { rows, total }
}

/** Undefined when there is none that is open. */
export async function closeRequest(
  db: SiteDb,
  { id, state, now }: { id: number; state: Exclude<PrivacyState, 'OPEN'>; now: Date },
) {
  return db
    .updateTable('privacy_requests')
    .set({ state, done_at: now })
    .where('id', '=', id)
    .where('state', '=', 'OPEN')
    .returning(COLUMNS)
    .executeTakeFirst()
}
