import { type SqlBool, sql } from 'kysely'
import type { Pool } from 'pg'
import type { PaymentFailure } from '#contract/payments/closed-sets.ts'
import { preparedOnPlatform, type Slots } from '#db/prepared.ts'
import { inPlatform, onPlatform } from '#db/site-db.ts'

/** The books of the built-in bank. Each entry is a transaction of its own: a bank knows nothing of ours. */
export function createTestLedger(pool: Pool) {
  return { open: open(pool), find: find(pool), list: list(pool), move: move(pool), refund: refund(pool) }
}

interface NewEntry {
  requestKey: string
  reference: string
  account: string
  amountCents: number
  currency: string
  label: string
  returnUrl: string
}

const open = (pool: Pool) => async (entry: NewEntry) => {
  const [opened] = await entryToOpen(onPlatform(pool), { ...entry, now: new Date() })
  if (!opened) throw new Error('A payment was not opened')
  return opened.reference
}

const entryToOpen = preparedOnPlatform((db, entry: Slots<NewEntry & { now: Date }>) =>
  db
    .insertInto('test_payments')
    .values({
      reference: entry.reference,
      request_key: entry.requestKey,
      account: entry.account,
      amount_cents: entry.amountCents,
      currency: entry.currency,
      label: entry.label,
      return_url: entry.returnUrl,
      failure: null,
      created_at: entry.now,
      changed_at: entry.now,
    })
    // Touched, so that the row comes back whether it is new or known.
    .onConflict((conflict) => conflict.column('request_key').doUpdateSet({ request_key: entry.requestKey }))
    .returning('reference'),
)

const ENTRY = [
  'reference',
  'account',
  'currency',
  'label',
  'state',
  'failure',
  'amount_cents as amountCents',
  'return_url as returnUrl',
] as const

const entries = preparedOnPlatform((db, { reference }: Slots<{ reference: string }>) =>
  db.selectFrom('test_payments').select(ENTRY).where('reference', '=', reference),
)

const find = (pool: Pool) => async (reference: string) => (await entries(onPlatform(pool), { reference }))[0] ?? null

/** As many as one looks through. */
const STATEMENT_LENGTH = 100

const list = (pool: Pool) => async (account: string) => {
  const rows = await onPlatform(pool)
    .selectFrom('test_payments')
    .select(['reference', 'account', 'currency', 'label', 'state', 'failure', 'amount_cents', 'refunded_cents'])
    .select(['return_url', 'created_at'])
    .where('account', '=', account)
    .orderBy('created_at', 'desc')
    .orderBy('reference')
    .limit(STATEMENT_LENGTH)
    .execute()
  return rows.map(({ amount_cents, refunded_cents, return_url, created_at, ...same }) => ({
    ...same,
    amountCents: amount_cents,
    refundedCents: refunded_cents,
    returnUrl: return_url,
    createdAt: created_at,
  }))
}

type State = 'OPEN' | 'CHALLENGED' | 'SUCCEEDED' | 'FAILED' | 'CANCELLED'

interface Move {
  reference: string
  account: string
  from: readonly State[]
  to: State
  failure: PaymentFailure | null
}

const move = (pool: Pool) => async (wish: Move) =>
  (await entryToMove(onPlatform(pool), { ...wish, now: new Date() }))[0] ?? null

const entryToMove = preparedOnPlatform(
  (db, { reference, account, from, to, failure, now }: Slots<Move & { now: Date }>) =>
    db
      .updateTable('test_payments')
      .set({ state: to, failure, changed_at: now })
      .where('reference', '=', reference)
      .where('account', '=', account)
      .where(sql<SqlBool>`state = any (${from}::text[])`)
      .returning(ENTRY),
)

interface Refund {
  reference: string
  amountCents: number
  requestKey: string
}

/** Under the payment's lock, so that two at once add up. */
const refund =
  (pool: Pool) =>
  ({ reference, amountCents, requestKey }: Refund) =>
    inPlatform(pool, async (db) => {
      const payment = await db
        .selectFrom('test_payments')
        .select(['state', 'amount_cents', 'refunded_cents'])
        .where('reference', '=', reference)
        .forUpdate()
        .executeTakeFirst()
      const isKnown = db.selectFrom('test_refunds').select('request_key').where('request_key', '=', requestKey)
      if (await isKnown.executeTakeFirst()) return true
      if (payment?.state !== 'SUCCEEDED' || payment.refunded_cents + amountCents > payment.amount_cents) return false
      await db
        .insertInto('test_refunds')
        .values({ request_key: requestKey, reference, amount_cents: amountCents, created_at: new Date() })
        .execute()
      await db
        .updateTable('test_payments')
        .set({ refunded_cents: payment.refunded_cents + amountCents })
        .where('reference', '=', reference)
        .execute()
      return true
    })
