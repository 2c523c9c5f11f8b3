import { scheduleWork } from '#db/queries/due-work.ts'
import { findOrderHead } from '#db/queries/orders.ts'
import { findPayment, setPaymentStatus } from '#db/queries/payments.ts'
import { CHECK_MINUTES } from '#rules/order-times.ts'
import { settleByAsking } from '../payments/settle-by-asking.ts'
import { siteAccount } from '../payments/site-account.ts'
import type { DueHandler, DueParts } from './due-handler.ts'

/** Asks after a payment of which nothing was heard, until it has ended one way or the other. */
export const handlePaymentCheck: DueHandler = async (parts) => {
  const { siteId, subject, now, services, randomId, transact } = parts
  const { payment, order } = await transact(async (db) => {
    const found = await findPayment(db, Number(subject))
    return { payment: found, order: found && (await findOrderHead(db, found.order_id)) }
  })
  if (!payment || !order || payment.status !== 'PENDING') return
  const isOver = order.status !== 'AWAITING_PAYMENT'
  if (payment.reference === null) {
    // The provider's answer was lost, so nobody was ever sent to its page: there is nothing that could be paid.
    if (isOver) await transact((db) => setPaymentStatus(db, payment.id, { ...CANCELLED, changed_at: now }))
    return
  }
  const { payments, secrets } = services
  const asking = { payments, secrets, site: { id: siteId }, now, randomId, transact }
  if (isOver) await cancelAtProvider(parts, payment.provider, payment.reference)
  const settled = await settleByAsking(asking, payment.provider, payment.reference)
  if (settled !== 'nothing' && settled !== 'unknown') return
  const dueAt = new Date(now.getTime() + CHECK_MINUTES * 60_000)
  await transact((db) => scheduleWork(db, { kind: 'PAYMENT_CHECK', subject, dueAt }))
}

const CANCELLED = { status: 'CANCELLED', failure: 'cancelled-by-customer' } as const

/** A payment of an order that is over must not be paid any more; one that was paid a moment before is given back. */
async function cancelAtProvider(
  { siteId, now, services, randomId, transact }: DueParts,
  name: string,
  reference: string,
) {
  const { secrets, payments } = services
  const account = await transact((db) => siteAccount({ db, secrets, site: { id: siteId }, now }, name, randomId))
  if (account) await payments.of(name)?.cancel(account, reference)
}
