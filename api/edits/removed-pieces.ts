import type { OrderLineRow } from '#db/queries/orders/orders.ts'
import { takenOut } from '#rules/orders/order-edits.ts'
import type { RefundRequest } from '#rules/orders/refund-amounts.ts'

interface Staying {
  line: number
  quantity: number
}

type Removed =
  | { request: RefundRequest }
  | { problems: Record<string, { problem: 'invalid' }> }
  | { refusal: 'order-edit-empty' }

/** What is to go back so that of each line so many stay; back on the shelf, since it never left. */
export function removedPieces(lines: readonly OrderLineRow[], staying: readonly Staying[]): Removed {
  const out = takenOut(
    lines.map(({ position, quantity, refunded_quantity, is_gift_card }) => ({
      position,
      quantity,
      refundedQuantity: refunded_quantity,
      isGiftCard: is_gift_card,
    })),
    staying.map(({ line, quantity }) => ({ position: line, quantity })),
  )
  if ('problem' in out) {
    if (out.problem === 'nothing-stays') return { refusal: 'order-edit-empty' }
    const at = staying.findIndex(({ line }) => line === out.position)
    return { problems: { [`lines.${at}.quantity`]: { problem: 'invalid' } } }
  }
  if (out.removed.length === 0) return { problems: { lines: { problem: 'invalid' } } }
  const pieces = out.removed.map((piece) => ({ ...piece, isRestocked: true }))
  return { request: { lines: pieces, shippingCents: 0, goodwillCents: 0 } }
}
