import { type Cents, cents } from '#rules/basics/money.ts'

/** An order as far as its money is concerned. */
export interface RefundableOrder {
  totalCents: number
  refundedCents: number
  /** What was paid for delivery. */
  shippingCents: number
  /** Of earlier refunds. */
  refundedShippingCents: number
  lines: readonly RefundableLine[]
}

interface RefundableLine {
  position: number
  quantity: number
  refundedQuantity: number
  /** What was paid for all of it: its price less its share of a code. */
  paidCents: number
}

export interface RefundRequest {
  lines: readonly { position: number; quantity: number; isRestocked: boolean }[]
  shippingCents: number
  goodwillCents: number
}

export interface RefundShare {
  lines: { position: number; quantity: number; isRestocked: boolean; amountCents: Cents }[]
  shippingCents: Cents
  goodwillCents: Cents
  amountCents: Cents
}

/** What is wrong with a refund: too much of a line, of the delivery, or of everything. */
type RefundProblem = { problem: 'line'; position: number } | { problem: 'shipping' } | { problem: 'amount' }

/**
 * What a refund comes to. A line is worth what was paid for it, not what it cost without a code. What was given
 * as goodwill before is not paid twice: never more goes back than came, and the last lines of a request get what is left.
 */
export function refundShare(order: RefundableOrder, request: RefundRequest): RefundShare | RefundProblem {
  const left = order.totalCents - order.refundedCents
  const lines: RefundShare['lines'] = []
  let sum = 0
  for (const { position, quantity, isRestocked } of mergedLines(request.lines)) {
    const line = order.lines.find((one) => one.position === position)
    if (!line || line.refundedQuantity + quantity > line.quantity) return { problem: 'line', position }
    const due = paidUpTo(line, line.refundedQuantity + quantity) - paidUpTo(line, line.refundedQuantity)
    const amountCents = cents(Math.min(due, left - sum))
    sum += amountCents
    lines.push({ position, quantity, isRestocked, amountCents })
  }
  const shippingLeft = order.shippingCents - order.refundedShippingCents
  if (request.shippingCents > shippingLeft) return { problem: 'shipping' }
  const shippingCents = cents(Math.min(request.shippingCents, left - sum))
  sum += shippingCents
  if (request.goodwillCents > left - sum) return { problem: 'amount' }
  const amountCents = cents(sum + request.goodwillCents)
  return { lines, shippingCents, goodwillCents: cents(request.goodwillCents), amountCents }
}

/** Every piece and the delivery that are not back yet; none of it goes on the shelf by itself. */
export function allThatIsLeft({ lines, shippingCents, refundedShippingCents }: RefundableOrder): RefundRequest {
  return {
    lines: lines.flatMap(({ position, quantity, refundedQuantity }) =>
      quantity > refundedQuantity ? [{ position, quantity: quantity - refundedQuantity, isRestocked: false }] : [],
    ),
    shippingCents: shippingCents - refundedShippingCents,
    goodwillCents: 0,
  }
}

/** For the first so many of a line, rounded so that all of them together are the whole. */
function paidUpTo({ paidCents, quantity }: RefundableLine, count: number): number {
  return Math.floor((paidCents * count) / quantity)
}

/** The same line twice is one wish; it goes back on the shelf as the first one says. */
function mergedLines(lines: RefundRequest['lines']): RefundRequest['lines'] {
  const merged = new Map<number, RefundRequest['lines'][number]>()
  for (const line of lines) {
    const known = merged.get(line.position)
    merged.set(line.position, known ? { ...known, quantity: known.quantity + line.quantity } : line)
  }
  return [...merged.values()]
}
