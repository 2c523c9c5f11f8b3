import type { DueHandler } from '#api/background/due-handler.ts'
import { queueMail } from '#api/mails/queue-mail.ts'
import { cancelOrder } from '#api/orders/cancel-order.ts'
import { settleFromProvider } from '#api/payments/ask-provider.ts'
import { openSiteAccount } from '#api/payments/site-account.ts'
import { scheduleWork } from '#db/queries/basics/due-work.ts'
import { findOrderEntry } from '#db/queries/orders/order-entries.ts'
import { lockOrder } from '#db/queries/orders/orders.ts'
import { findPendingPayment, type PendingPayment } from '#db/queries/payments/payments.ts'
import { isHeldForQuote } from '#db/queries/quotes/quotes.ts'
import type { SiteDb } from '#db/site-db.ts'
import { CHECK_MINUTES, minutesLater, UNDER_WAY_MINUTES } from '#rules/orders/order-times.ts'

type Work = Parameters<DueHandler>[0]

/**
 * The hold of an order that nobody has paid is over: stock, code and slot are given back together, and the order ends. Its
 * payment is ended at the bank first; one that the bank is just then busy with is waited for, though not without end.
 */
export const handleOrderExpiry: DueHandler = async (work) => {
  const { subject, now, transact } = work
  const hold = await transact((db) => findHold(db, { orderId: Number(subject) }))
  if (!hold) return
  const again = (dueAt: Date) => transact((db) => scheduleWork(db, { kind: 'ORDER_EXPIRY', subject, dueAt }))
  if (hold.until > now) return again(hold.until)
  const isPatient = now < minutesLater(hold.until, UNDER_WAY_MINUTES)
  if (hold.payment && (await isUnderWay(work, { payment: hold.payment, isPatient })))
    return again(minutesLater(now, CHECK_MINUTES / 2))
  await transact((db) => endUnpaid(db, { orderId: Number(subject), now, randomId: work.randomId }))
}

interface UnpaidOrder {
  orderId: number
  now: Date
  randomId: () => string
}

/** Who left the shop without paying knows it; who was promised bottles for some days is told that they are free again. */
async function endUnpaid(db: SiteDb, { orderId, now, randomId }: UnpaidOrder): Promise<void> {
  const order = await lockOrder(db, orderId)
  if (order?.fulfilment !== 'AWAITING_PAYMENT') return
  await cancelOrder(db, { orderId, now, detail: 'unpaid' })
  // Nobody has ordered what a quote keeps.
  if (!(await findOrderEntry(db, orderId)) || (await isHeldForQuote(db, orderId))) return
  const { locale, email: recipient } = order
  const facts = { reason: 'unpaid' }
  await queueMail(db, { kind: 'ORDER_CANCELLED', locale, recipient, orderId, facts, now, randomId })
}

async function findHold(db: SiteDb, { orderId }: { orderId: number }) {
  const order = await lockOrder(db, orderId)
  if (order?.fulfilment !== 'AWAITING_PAYMENT') return null
  return { until: order.reserved_until ?? order.created_at, payment: await findPendingPayment(db, orderId) }
}

/** Ends a payment unless the bank is busy with it; what was paid until then is settled, and completes the order. */
async function isUnderWay(
  { siteId, now, services, randomId, transact }: Work,
  { payment: { provider, reference }, isPatient }: { payment: PendingPayment; isPatient: boolean },
): Promise<boolean> {
  // The provider's answer was lost, so nobody was ever sent to its page.
  if (reference === null) return false
  const opened = await transact((db) =>
    openSiteAccount({ db, secrets: services.secrets, site: { id: siteId }, now }, services.payments.of(provider)),
  )
  if (opened.outcome !== 'open') return false
  const { account } = opened
  const found = await account.fetchState(reference)
  // A bank that does not answer may be busy with it as well.
  const isBusy = found.outcome === 'found' ? found.state.isUnderWay : found.outcome === 'unavailable'
  if (isBusy && isPatient) return true
  await account.cancel(reference)
  await settleFromProvider(
    { site: { id: siteId }, now, randomId, transact, secrets: services.secrets },
    { provider, reference, account },
  )
  return false
}
