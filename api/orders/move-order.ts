import type { HandlerContext } from '#api/calls/handler.ts'
import { queueMail } from '#api/mails/queue-mail.ts'
import type { MailKind } from '#contract/mails/closed-sets.ts'
import type { Fulfilment } from '#contract/orders/closed-sets.ts'
import { findTrackingUrl } from '#db/queries/deliveries/carriers.ts'
import { addOrderEvent, changeOrder, type LockedOrder, lockOrder } from '#db/queries/orders/orders.ts'
import { hasLeft, mayMove, orderStatus } from '#rules/orders/order-states.ts'
import { cancelOrder } from './cancel-order.ts'
import { moveSupplements } from './move-supplements.ts'
import { scheduleReviewRequest } from './schedule-review-request.ts'

/** What the customer is told of a move; the others are the estate's own business. */
const MAIL = {
  SHIPPED: 'ORDER_SHIPPED',
  READY_FOR_PICKUP: 'ORDER_READY',
  CANCELLED: 'ORDER_CANCELLED',
} as const satisfies Partial<Record<string, MailKind>>

interface WantedMove {
  id: number
  to: Fulfilment
  trackingNumber?: string | null | undefined
  /** Of what is fetched: how it was known that it is theirs; without it, it is not handed over. */
  handedOver?: string
}

type Moved = { refusal: 'order-not-found' | 'order-move-illegal' | 'hand-over-needed' } | { from: Fulfilment }

/** Moves the goods of an order one step on, under its lock; its money is moved by payments and refunds alone. */
export async function moveOrder(parts: HandlerContext, wanted: WantedMove): Promise<Moved> {
  const { db, principal, now, randomId } = parts
  const { id, to, trackingNumber, handedOver } = wanted
  const order = await lockOrder(db, id)
  if (!order) return { refusal: 'order-not-found' }
  if (!mayMove({ from: order.fulfilment, to, delivery: order.delivery_type })) return { refusal: 'order-move-illegal' }
  const isFetched = to === 'DELIVERED' && order.delivery_type === 'CLICK_AND_COLLECT'
  if (isFetched && handedOver === undefined) return { refusal: 'hand-over-needed' }
  const who = { actor: 'ADMIN', userId: principal?.id ?? null } as const
  if (to === 'CANCELLED') await cancelOrder(db, { orderId: id, now, detail: 'cancelled', who })
  else {
    const tracking = await saveMove(parts, { order, to, trackingNumber })
    await addOrderEvent(db, { orderId: id, from: order.status, to, ...who, detail: handedOver ?? '', at: now })
    await moveSupplements(db, { orderId: id, to, who, detail: handedOver ?? '', tracking, now })
  }
  if (to in MAIL) {
    const kind = MAIL[to as keyof typeof MAIL]
    await queueMail(db, { kind, locale: order.locale, recipient: order.email, orderId: id, facts: {}, now, randomId })
  }
  if (to === 'DELIVERED') await scheduleReviewRequest(db, { orderId: id, deliveredAt: now })
  return { from: order.fulfilment }
}

interface SavedMove extends Omit<WantedMove, 'id'> {
  order: LockedOrder
}

async function saveMove({ db, now }: HandlerContext, { order, to, trackingNumber }: SavedMove) {
  const number = trackingNumber ?? order.tracking_number
  const template = number && order.carrier_id !== null ? await findTrackingUrl(db, order.carrier_id) : null
  const tracking_url = template?.replace('{number}', encodeURIComponent(number ?? '')) ?? null
  const status = orderStatus({ fulfilment: to, money: order.money }, 'goods')
  await changeOrder(db, {
    id: order.id,
    change: {
      status,
      fulfilment: to,
      changed_at: now,
      tracking_number: number,
      tracking_url,
      ...(hasLeft(to) && !hasLeft(order.fulfilment) ? { left_at: now } : {}),
    },
  })
  return { tracking_number: number, tracking_url }
}

/** For the log of changes. */
export function moveChange({ id, from, to }: { id: number; from: Fulfilment; to: Fulfilment }) {
  return { thing: 'orders', id, before: { fulfilment: from }, after: { fulfilment: to } }
}
