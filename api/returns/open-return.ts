import type { HandlerContext } from '#api/calls/handler.ts'
import type { ReturnState } from '#contract/returns/closed-sets.ts'
import { type LockedOrder, lockOrder } from '#db/queries/orders/orders.ts'
import { findReturnOrder, lockReturn, moveReturn, type ReturnRow } from '#db/queries/returns/returns.ts'
import { mayTurn } from '#rules/returns/return-states.ts'
import { callerAsActor } from './caller-as-actor.ts'
import { showReturn } from './return-to-wire.ts'
import { tellReturnStep } from './tell-return-step.ts'

export interface OpenReturn {
  order: LockedOrder
  row: ReturnRow
}

/** A return that may go to this state, locked with its order: the order first, as everywhere. */
export async function openReturn(
  { db }: Pick<HandlerContext, 'db'>,
  { id, to }: { id: number; to: ReturnState },
): Promise<OpenReturn | { refusal: 'return-not-found' | 'return-move-illegal' }> {
  const orderId = await findReturnOrder(db, id)
  const order = orderId === null ? undefined : await lockOrder(db, orderId)
  const row = order && (await lockReturn(db, id))
  if (!order || !row) return { refusal: 'return-not-found' }
  return mayTurn(row.state, to) ? { order, row } : { refusal: 'return-move-illegal' }
}

interface Step extends OpenReturn {
  state: ReturnState
  change?: Parameters<typeof moveReturn>[1]['change']
}

/** Takes it there, tells the customer and answers it as it stands. */
export async function stepReturn(parts: HandlerContext, { order, row, state, change = {} }: Step) {
  const { db, now } = parts
  await moveReturn(db, { id: row.id, state, change, who: callerAsActor(parts), now })
  await tellReturnStep(parts, { order, returnId: row.id, state })
  return { value: { orderBack: await showReturn(db, row.id) } }
}
