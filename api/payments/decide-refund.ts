import { z } from 'zod'
import { cancelUnpaidSupplements } from '#api/orders/move-supplements.ts'
import type { OrderActor } from '#contract/orders/closed-sets.ts'
import { scheduleWork } from '#db/queries/basics/due-work.ts'
import { findTaken, returnStock } from '#db/queries/catalogue/stock-holds.ts'
import { cancelCards, lockUntouchedCards } from '#db/queries/gift-cards/gift-cards.ts'
import { listInvoices } from '#db/queries/invoices/invoices.ts'
import {
  addOrderEvent,
  changeOrder,
  findOrderLines,
  giveCodeUseBack,
  type LockedOrder,
  type OrderLineRow,
  type OrderRow,
} from '#db/queries/orders/orders.ts'
import { addRefund, findPaidPayment, refundedShipping, refundedToCards } from '#db/queries/payments/payments.ts'
import type { SiteDb } from '#db/site-db.ts'
import { type StockClaim, sumClaims } from '#rules/catalogue/stock-claims.ts'
import type { InvoiceContent } from '#rules/invoices/invoice-content.ts'
import { afterRefund, isInCellar, isRefundable, orderStatus } from '#rules/orders/order-states.ts'
import {
  allThatIsLeft,
  type RefundableOrder,
  type RefundRequest,
  type RefundShare,
  refundShare,
} from '#rules/orders/refund-amounts.ts'

interface Who {
  actor: OrderActor
  userId: number | null
}

interface RefundWish {
  /** Locked by the caller. */
  order: LockedOrder
  request: RefundRequest | 'all-that-is-left'
  reason: string
  who: Who
  now: Date
  /** What its caller takes back of a gift card that was used in part. */
  cardRestCents?: number
}

type Decision =
  | { refundId: number; amountCents: number }
  | { refusal: 'order-move-illegal' | 'refund-too-large' | 'gift-card-used' }

/**
 * Decides a refund under the order's lock; the bank is asked a moment later, and again until it has answered, with the
 * same key: what is decided once is paid once. The credit note and the mail come when the money is on its way.
 */
export async function decideRefund(db: SiteDb, wish: RefundWish): Promise<Decision> {
  const { order, request, reason, who, now, cardRestCents = 0 } = wish
  // What cost nothing has nothing to give back.
  if (!isRefundable(order) || order.total_cents === 0) return { refusal: 'order-move-illegal' }
  const lines = await findOrderLines(db, order.id)
  const refundable = await loadRefundable(db, { order, lines })
  const share = refundShare(refundable, request === 'all-that-is-left' ? allThatIsLeft(refundable) : request)
  if ('problem' in share || share.amountCents < 1) return { refusal: 'refund-too-large' }
  const state = afterRefund(order, {
    refundedCents: order.refunded_cents + share.amountCents,
    totalCents: order.total_cents,
  })
  const takenBackCents = await takeGiftCardsBack(db, { order, lines, share, state, now })
  if (takenBackCents === null) return { refusal: 'gift-card-used' }
  // To the cards it was paid with first.
  const cardsCents = Math.min(share.amountCents, order.cards_cents - (await refundedToCards(db, order.id)))
  const payment = cardsCents < share.amountCents ? await findPaidPayment(db, order.id) : null
  if (payment === undefined) return { refusal: 'order-move-illegal' }
  const refundId = await addRefund(db, {
    refund: {
      order_id: order.id,
      payment_id: payment?.id ?? null,
      amount_cents: share.amountCents,
      cards_cents: cardsCents,
      shipping_cents: share.shippingCents,
      goodwill_cents: share.goodwillCents,
      vouchers_cents: takenBackCents + cardRestCents,
      reason,
      asked_by: who.userId,
      created_at: now,
    },
    lines: share.lines.map(({ position, quantity, amountCents, isRestocked }) => ({
      position,
      quantity,
      amount_cents: amountCents,
      is_restocked: isRestocked,
    })),
  })
  await writeRefund(db, { order, lines, share, state, who, now })
  await scheduleWork(db, { kind: 'REFUND', subject: String(refundId), dueAt: now })
  return { refundId, amountCents: share.amountCents }
}

/** A paid order as far as its money is concerned. */
export async function loadRefundable(
  db: SiteDb,
  { order, lines }: { order: OrderRow; lines: readonly OrderLineRow[] },
): Promise<RefundableOrder> {
  const [invoice] = await listInvoices(db, order.id)
  if (!invoice) throw new Error(`Order ${order.id} is paid and has no invoice`)
  return {
    totalCents: order.total_cents,
    refundedCents: order.refunded_cents,
    shippingCents: order.shipping_cents - order.shipping_discount_cents,
    refundedShippingCents: await refundedShipping(db, order.id),
    lines: refundableLines(invoice.content, lines),
  }
}

/** What was paid for a line stands on the invoice, for ever: its share of a code taken off. */
function refundableLines(invoice: InvoiceContent, lines: readonly OrderLineRow[]) {
  return lines.map(({ position, quantity, refunded_quantity }) => {
    const paid = invoice.lines.find((line) => line.position === position)?.paid ?? []
    return {
      position,
      quantity,
      refundedQuantity: refunded_quantity,
      paidCents: paid.reduce((sum, { gross }) => sum + gross, 0),
    }
  })
}

interface DecidedRefund {
  order: LockedOrder
  lines: readonly OrderLineRow[]
  share: RefundShare
  /** Where the order is brought by it. */
  state: ReturnType<typeof afterRefund>
  who: Who
  now: Date
}

/** Gift cards whose price goes back are worth nothing any more: what they were worth, null when one of them has been used. */
async function takeGiftCardsBack(
  db: SiteDb,
  { order, lines, share, state, now }: Omit<DecidedRefund, 'who'>,
): Promise<number | null> {
  const isWhole = state.money === 'REFUNDED'
  let worth = 0
  for (const { position, quantity, refunded_quantity, is_gift_card } of lines) {
    const asked = share.lines.find((line) => line.position === position)?.quantity ?? 0
    const count = isWhole ? quantity - refunded_quantity : asked
    if (!is_gift_card || count === 0) continue
    const untouched = await lockUntouchedCards(db, { orderId: order.id, position })
    if (untouched.length < count) return null
    const taken = untouched.slice(0, count)
    await cancelCards(db, { ids: taken.map(({ id }) => id), now })
    worth += taken.reduce((sum, { issued_cents }) => sum + issued_cents, 0)
  }
  return worth
}

/** What a refund changes besides the money: the shelf, the code and the state of the order. */
async function writeRefund(db: SiteDb, { order, lines, share, state, who, now }: DecidedRefund): Promise<void> {
  const refundedCents = order.refunded_cents + share.amountCents
  const isWhole = state.money === 'REFUNDED'
  await returnStock(db, { orderId: order.id, claims: restockedClaims(lines, share) })
  // What never left the cellar is for sale again once nobody has paid for it.
  if (isWhole && isInCellar(order)) await returnStock(db, { orderId: order.id, claims: await findTaken(db, order.id) })
  if (isWhole) await cancelUnpaidSupplements(db, { orderId: order.id, now })
  if (isWhole && order.discount_code_id !== null) await giveCodeUseBack(db, order.discount_code_id)
  const status = orderStatus(state, 'money')
  await changeOrder(db, {
    id: order.id,
    change: { ...state, status, refunded_cents: refundedCents, changed_at: now },
  })
  await addOrderEvent(db, { orderId: order.id, from: order.status, to: status, ...who, at: now })
}

/** Written by our own handler when the order was placed. */
const Claims = z.array(
  z.object({ holder: z.enum(['DECLINATION', 'PRODUCT']), holderId: z.number(), quantity: z.number() }),
)

/** What of which stock lies on the shelf again. */
function restockedClaims(lines: readonly OrderLineRow[], share: RefundShare): StockClaim[] {
  const back = share.lines.filter(({ isRestocked }) => isRestocked)
  return sumClaims(
    back.flatMap(({ position, quantity }) => {
      const line = lines.find((one) => one.position === position)
      return Claims.parse(line?.stock_claims ?? []).map((claim) => ({ ...claim, quantity: claim.quantity * quantity }))
    }),
  )
}
