import type { Fulfilment } from '#contract/orders/closed-sets.ts'
import { RETURN_REASONS, type ReturnReason } from '#contract/returns/closed-sets.ts'

interface SoldLine {
  position: number
  quantity: number
  refundedQuantity: number
  /** Made for its buyer, or a gift card: not taken back because somebody has changed their mind. */
  isOwn: boolean
}

interface Piece {
  position: number
  quantity: number
}

export interface ReturnableLine {
  position: number
  /** How many can still come back. */
  left: number
  reasons: readonly ReturnReason[]
}

interface ReturnableLinesOptions {
  lines: readonly SoldLine[]
  /** Pieces of returns that are not over yet. */
  underWay: readonly Piece[]
  /** Whether the withdrawal period is still open. */
  mayRegret: boolean
}

/** Carriers do not tell us when a parcel has come: what has left may have arrived broken. */
export function hasLeft(fulfilment: Fulfilment): boolean {
  return fulfilment === 'SHIPPED' || fulfilment === 'DELIVERED'
}

/** What was sold, less what was refunded and what is on its way back already. */
export function returnableLines({ lines, underWay, mayRegret }: ReturnableLinesOptions): ReturnableLine[] {
  return lines.map(({ position, quantity, refundedQuantity, isOwn }) => {
    const taken = underWay.filter((piece) => piece.position === position)
    const left = taken.reduce((sum, piece) => sum - piece.quantity, quantity - refundedQuantity)
    const reasons = RETURN_REASONS.filter((reason) => reason !== 'CHANGED_MIND' || (mayRegret && !isOwn))
    return { position, left: Math.max(0, left), reasons }
  })
}

type AskedPiece = Piece & { reason: ReturnReason }

/** What is wrong with a wish to return; null when nothing is. */
export function returnProblem(
  asked: readonly AskedPiece[],
  returnable: readonly ReturnableLine[],
): 'return-too-many' | 'return-not-for-regret' | null {
  for (const { position } of asked) {
    const wanted = asked.filter((piece) => piece.position === position).reduce((sum, { quantity }) => sum + quantity, 0)
    if (wanted > (returnable.find((line) => line.position === position)?.left ?? 0)) return 'return-too-many'
  }
  const isAllowed = ({ position, reason }: AskedPiece) =>
    returnable.find((line) => line.position === position)?.reasons.includes(reason)
  return asked.every(isAllowed) ? null : 'return-not-for-regret'
}

/** Whether these pieces, with what was refunded before, are all of an order. */
export function isWholeOrder(
  pieces: readonly Piece[],
  lines: readonly { position: number; quantity: number; refunded_quantity: number }[],
): boolean {
  return lines.every(({ position, quantity, refunded_quantity }) => {
    const back = pieces.filter((piece) => piece.position === position)
    return back.reduce((sum, piece) => sum + piece.quantity, refunded_quantity) === quantity
  })
}
