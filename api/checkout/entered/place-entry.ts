import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { HandlerContext } from '#api/calls/handler.ts'
import { orderLine } from '#api/checkout/order-contents.ts'
import { holdForOrder } from '#api/checkout/reserve-for-order.ts'
import type { OrderSource } from '#contract/orders/closed-sets.ts'
import type { PaymentMeans } from '#contract/payments/closed-sets.ts'
import { addNote } from '#db/queries/office/notes.ts'
import { addOrderEntry } from '#db/queries/orders/order-entries.ts'
import {
  insertOrder,
  type LockedOrder,
  lockOrder,
  type NewOrder,
  type NewOrderLine,
} from '#db/queries/orders/orders.ts'
import { sumClaims } from '#rules/catalogue/stock-claims.ts'
import type { Locale } from '#words/basics/locales.ts'
import type { DraftedEntry } from './draft-entry.ts'

/** An order as it is written, before it is known until when it holds anything. */
export interface EntryRows {
  order: Omit<NewOrder, 'contents_hash' | 'idempotency_key' | 'held_since' | 'reserved_until'>
  lines: readonly NewOrderLine[]
  code: DraftedEntry['code']
}

/** The rows of a drafted entry: what stands there no later change of the catalogue alters. */
export function entryRows({ order, lines, code, needs }: DraftedEntry, locale: Locale): EntryRows {
  return {
    // Whoever has no address is nobody whom another order could belong to; from where it was entered tells nothing.
    order: {
      ...order,
      customer_key: order.email === '' ? `entered ${order.public_id}` : order.customer_key,
      placed_from: null,
    },
    lines: lines.map((line) => orderLine({ ...line, needs }, locale)),
    code,
  }
}

interface Placement {
  rows: EntryRows
  source: OrderSource
  means: PaymentMeans
  isTakenAway: boolean
  discountReason: string
  note: string
  heldUntil: Date
}

/** Written by our own code when the line was drafted. */
const Claims = z.array(
  z.object({ holder: z.enum(['DECLINATION', 'PRODUCT']), holderId: z.number(), quantity: z.number() }),
)

/** Makes the order and holds what it needs, as the shop does: whoever was quicker has the bottle. */
export async function placeEntry(
  { db, now, principal }: Pick<HandlerContext, 'db' | 'now' | 'principal'>,
  placement: Placement,
): Promise<{ order: LockedOrder } | { refusal: 'order-obstructed' | 'discount-unknown' }> {
  const { rows, source, means, isTakenAway, discountReason, note, heldUntil } = placement
  const by = { actor: 'ADMIN', userId: principal?.id ?? null } as const
  const hold = { held_since: now, reserved_until: heldUntil, idempotency_key: null }
  const order = { ...rows.order, ...hold, contents_hash: hashOf(rows) }
  const id = await insertOrder(db, { order, lines: rows.lines, by })
  const claims = rows.lines.flatMap(({ stock_claims, quantity }) =>
    Claims.parse(JSON.parse(stock_claims ?? '[]')).map((claim) => ({ ...claim, quantity: claim.quantity * quantity })),
  )
  const customer = { customer_key: order.customer_key ?? '', user_id: order.user_id ?? null, placed_from: '' }
  const held = { id, cart_id: order.cart_id, ...customer }
  const refused = await holdForOrder(db, { order: held, claims: sumClaims(claims), code: rows.code })
  if (refused) return refused
  const entered = { source, means, is_taken_away: isTakenAway, discount_reason: discountReason }
  await addOrderEntry(db, { ...entered, order_id: id, entered_by: by.userId })
  if (note !== '') await addNote(db, { subject: { order_id: id }, text: note, writtenBy: by.userId, now })
  const placed = await lockOrder(db, id)
  if (!placed) throw new Error(`Order ${id} is gone`)
  return { order: placed }
}

function hashOf({ lines }: EntryRows): string {
  return createHash('sha256').update(JSON.stringify(lines)).digest('hex')
}
