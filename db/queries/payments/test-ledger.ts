import type { Pool } from 'pg'
import type { PaymentFailure } from '#contract/payments/closed-sets.ts'
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
  const now = new Date()
  const { reference } = await onPlatform(pool)
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
      created_at: now,
      changed_at: now,
    })
    // Touched, so that the row comes back whether it is new or known.
    .onConflict((conflict) => conflict.column('request_key').doUpdateSet({ request_key: entry.requestKey }))
    .returning('reference')
    .executeTakeFirstOrThrow()
  return reference
}

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

const find = (pool: Pool) => async (reference: string) => {
  const found = onPlatform(pool).selectFrom('test_payments').select(ENTRY).where('reference', '=', reference)
  return (await found.executeTakeFirst()) ?? null
}

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

const move =
  (pool: Pool) =>
  async ({ reference, account, from, to, failure }: Move) => {
    const moved = await onPlatform(pool)
      .updateTable('test_payments')
      .set({ state: to, failure, changed_at: new Date() })
      .where('reference', '=', reference)
      .where('account', '=', account)
      .where('state', 'in', [...from])
      .returning(ENTRY)
      .executeTakeFirst()
    return moved ?? null
  }

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
