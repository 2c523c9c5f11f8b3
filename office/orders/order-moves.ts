import type { OfficeOrder } from '#contract/orders/office-orders.ts'

/** What the estate does with the goods, in the order of a day; that an order is paid, the bank says. */
const MOVES = ['IN_PREPARATION', 'SHIPPED', 'READY_FOR_PICKUP', 'DELIVERED', 'CANCELLED'] as const
export type Move = (typeof MOVES)[number]

export function movesOf({ moves }: Pick<OfficeOrder, 'moves'>): Move[] {
  return MOVES.filter((move) => moves.includes(move))
}

/** The one that is meant most often; nobody cancels by the large button. */
export function nextMove(moves: readonly Move[]): Move | null {
  return moves.find((move) => move !== 'CANCELLED') ?? null
}
