import { type Insertable, sql } from 'kysely'
import type { QuoteState } from '#contract/quotes/closed-sets.ts'
import { personNamed } from '#db/queries/accounts/person-named.ts'
import type { Tables } from '#db/schema/tables.ts'
import type { SiteDb } from '#db/site-db.ts'

type NewQuote = Omit<Insertable<Tables['quotes']>, 'site_id' | 'id' | 'number' | 'state'>

/** Numbers a quote and writes it: the counter's row stays locked until the end, so there are no gaps. */
export async function addQuote(db: SiteDb, quote: NewQuote) {
  const { last } = await db
    .insertInto('invoice_counters')
    .values({ series: 'QUOTE', year: quote.year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'series', 'year']).doUpdateSet({ last: sql`invoice_counters.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return db
    .insertInto('quotes')
    .values({ ...quote, number: last })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export type QuoteRow = NonNullable<Awaited<ReturnType<typeof findQuote>>>

export async function findQuote(db: SiteDb, id: number) {
  return db.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function findQuoteByToken(db: SiteDb, tokenHash: Uint8Array) {
  return db.selectFrom('quotes').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()
}

/** Locked until the end: whoever accepts it, takes it back or lets it lapse waits here. */
export async function lockQuote(db: SiteDb, id: number) {
  return db.selectFrom('quotes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The quote whose stock an order holds, and that nobody has accepted. */
export async function isHeldForQuote(db: SiteDb, orderId: number): Promise<boolean> {
  const found = await db
    .selectFrom('quotes')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '<>', 'ACCEPTED')
    .executeTakeFirst()
  return found !== undefined
}

interface QuoteChange {
  id: number
  state: QuoteState
  orderId?: number
  now: Date
}

export async function changeQuote(db: SiteDb, { id, state, orderId, now }: QuoteChange): Promise<void> {
  await db
    .updateTable('quotes')
    .set({ state, changed_at: now, ...(orderId === undefined ? {} : { order_id: orderId }) })
    .where('id', '=', id)
    .execute()
}

/** Whoever made it, by name or else by address. */
export async function findQuoteMaker(db: SiteDb, userId: number): Promise<string | null> {
  const found = await db
    .selectFrom('users as maker')
    .select(personNamed('maker.id').as('name'))
    .where('maker.id', '=', userId)
    .executeTakeFirst()
  return found?.name ?? null
}
