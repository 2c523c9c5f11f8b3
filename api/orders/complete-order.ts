import { issueGiftCards } from '#api/gift-cards/issue-gift-cards.ts'
import { draftInvoice } from '#api/invoices/draft-invoice.ts'
import { loadSeller } from '#api/invoices/load-seller.ts'
import { mailToQueue } from '#api/mails/queue-mail.ts'
import type { ReceivedMeans } from '#contract/payments/closed-sets.ts'
import { takeStock } from '#db/queries/catalogue/stock-holds.ts'
import { takeCards } from '#db/queries/gift-cards/gift-card-uses.ts'
import { issueInvoice } from '#db/queries/invoices/invoices.ts'
import {
  findOrderContents,
  keepLeftovers,
  type OrderContents,
  recordCompletion,
} from '#db/queries/orders/completions.ts'
import type { LockedOrder } from '#db/queries/orders/orders.ts'
import { bookPaid } from '#db/queries/visits/deposits.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { Sealer } from '#providers/secrets/sealer.ts'
import { parisYear } from '#rules/basics/paris-time.ts'
import type { InvoiceSeller } from '#rules/invoices/invoice-content.ts'

interface Completion {
  order: LockedOrder
  /** Null when nothing is left to pay at a provider. */
  paymentId: number | null
  /** How the estate has received the money by itself; by the provider if it is not said. */
  means?: ReceivedMeans
  /** Seals the codes of gift cards that were bought. */
  secrets: Sealer
  now: Date
  randomId: () => string
  /** What it is completed from, where it was read with its lock. */
  ground?: CompletionGround
}

/** What an order holds and lists, and who sells. */
interface CompletionGround {
  contents: OrderContents
  seller: InvoiceSeller
}

/**
 * Makes an order a paid one: stock is taken, the payment written, the invoice numbered, the mail queued, all or nothing.
 * False when its stock, or the place that it pays a deposit for, is gone: then nothing may be kept of this transaction.
 * The counter of invoices is locked last, because every completion of the estate waits for it.
 */
export async function completeOrder(
  db: SiteDb,
  { order, paymentId, means, secrets, now, randomId, ground }: Completion,
): Promise<boolean> {
  const { id: orderId, cart_id: cartId, locale, email: recipient } = order
  if (order.fulfilment !== 'AWAITING_PAYMENT') throw new Error(`Order ${orderId} does not await payment`)
  const {
    contents: { held, lines },
    seller,
  } = ground ?? (await readGround(db, orderId))
  const mail = mailToQueue({ kind: 'ORDER_CONFIRMED', locale, recipient, orderId, facts: {}, now, randomId })
  const invoice = {
    series: 'INVOICE',
    year: parisYear(now),
    orderId,
    refundId: null,
    content: draftInvoice({ order, lines, seller, paidAt: now, issuedAt: now, paidBy: paidBy(order, means) }),
    totalCents: order.total_cents,
    issuedAt: now,
  } as const
  // Sent at once and done in this order: the rows that other buyers wait for come last, for the shortest time.
  const bookingId = order.visit_booking_id
  const [, , , isBooked, , isTaken] = await Promise.all([
    recordCompletion(db, { orderId, cartId, paymentId, mail, now }),
    keepLeftovers(db, { orderId, cartId, nextCartId: randomId(), now }),
    order.cards_cents > 0 ? takeCards(db, orderId) : null,
    bookingId === null || bookPaid(db, { id: bookingId, now }),
    issueGiftCards(db, { order, lines, secrets, now, randomId }),
    takeStock(db, { orderId, held }),
    issueInvoice(db, invoice),
  ])
  return isTaken && isBooked
}

async function readGround(db: SiteDb, orderId: number): Promise<CompletionGround> {
  const [contents, seller] = await Promise.all([findOrderContents(db, orderId), loadSeller(db)])
  return { contents, seller }
}

/** What the invoice says of the money: from the bank or as the estate received it, from gift cards, or none at all. */
function paidBy({ total_cents, cards_cents }: LockedOrder, means: ReceivedMeans | 'CARD' = 'CARD') {
  const parts = [
    { kind: means, cents: total_cents - cards_cents },
    { kind: 'GIFT_CARD', cents: cards_cents },
  ] as const
  const paid = parts.filter((part) => part.cents > 0)
  return paid.length > 0 ? paid : [{ kind: 'NOTHING', cents: 0 } as const]
}
