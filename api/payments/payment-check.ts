import type { DueHandler } from '#api/background/due-handler.ts'
import { scheduleWork } from '#db/queries/basics/due-work.ts'
import { findOrderHead, lockOrder } from '#db/queries/orders/orders.ts'
import { findPayment, setPaymentStatus } from '#db/queries/payments/payments.ts'
import type { SiteDb } from '#db/site-db.ts'
import { CHECK_MINUTES, minutesLater } from '#rules/orders/order-times.ts'
import { settleFromProvider } from './ask-provider.ts'
import { giveBack } from './give-back.ts'
import { openSiteAccount } from './site-account.ts'

/** Asks after a payment of which nothing was heard, until it has ended one way or the other. */
export const handlePaymentCheck: DueHandler = async ({ siteId, subject, now, services, randomId, transact }) => {
  const { payment, order } = await transact(async (db) => {
    const found = await findPayment(db, Number(subject))
    return { payment: found, order: found && (await findOrderHead(db, found.order_id)) }
  })
  if (!payment || !order) return
  const isOver = order.fulfilment !== 'AWAITING_PAYMENT'
  if (payment.status === 'HELD' && isOver) return transact((db) => giveHeldBack(db, { payment, now }))
  if (payment.status !== 'PENDING') return
  if (payment.reference === null) {
    // The provider's answer was lost, so nobody was ever sent to its page: there is nothing that could be paid.
    if (isOver)
      await transact((db) => setPaymentStatus(db, { id: payment.id, change: { ...CANCELLED, changed_at: now } }))
    return
  }
  const { provider, reference } = payment
  const opened = await transact((db) =>
    openSiteAccount({ db, secrets: services.secrets, site: { id: siteId }, now }, services.payments.of(provider)),
  )
  const account = opened.outcome === 'open' ? opened.account : null
  // A payment of an order that is over must not be paid any more; one that was paid a moment before is given back. Should
  // the provider not answer, the payment stays open and the next check asks again.
  if (isOver) await account?.cancel(reference)
  const settled = account
    ? await settleFromProvider(
        { site: { id: siteId }, now, randomId, transact, secrets: services.secrets },
        { provider, reference, account },
      )
    : 'unknown'
  if (settled !== 'nothing' && settled !== 'unknown') return
  const dueAt = minutesLater(now, CHECK_MINUTES)
  await transact((db) => scheduleWork(db, { kind: 'PAYMENT_CHECK', subject, dueAt }))
}

/** Of an amount that nobody had asked for: once its order is over, nobody needs it any more. */
async function giveHeldBack(db: SiteDb, { payment, now }: { payment: CheckedPayment; now: Date }): Promise<void> {
  await lockOrder(db, payment.order_id)
  const held = await findPayment(db, payment.id)
  if (held?.status !== 'HELD' || held.received_cents === null || held.refunded_cents > 0) return
  const amount = held.received_cents
  await giveBack(db, { orderId: held.order_id, paymentId: held.id, amount, reason: 'wrong-amount', now })
}

type CheckedPayment = NonNullable<Awaited<ReturnType<typeof findPayment>>>

const CANCELLED = { status: 'CANCELLED', failure: 'cancelled-by-customer' } as const
