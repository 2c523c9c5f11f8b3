import type { Handler } from '#api/calls/handler.ts'
import { queueEstateMail } from '#api/mails/queue-estate-mail.ts'
import { findOrderForCaller } from '#api/orders/find-order-for-caller.ts'
import type { askReturn } from '#contract/returns/returns.ts'
import { lockOrder } from '#db/queries/orders/orders.ts'
import { areReturnsOpen } from '#db/queries/returns/return-texts.ts'
import { insertReturn } from '#db/queries/returns/returns.ts'
import { isRefundable } from '#rules/orders/order-states.ts'
import { hasLeft, returnProblem } from '#rules/returns/returnable-lines.ts'
import { callerAsActor } from './caller-as-actor.ts'
import { cleanPictures, keepReturnFiles } from './keep-return-files.ts'
import { loadReturnable } from './load-returnable.ts'
import { showReturn } from './return-to-wire.ts'
import { tellReturnStep } from './tell-return-step.ts'

/** Decided under the order's lock: however many ask for the same pieces at once, one gets them. */
export const handleAskReturn: Handler<typeof askReturn> = async ({ params, body, files }, parts) => {
  const { db, now, randomId } = parts
  if (new Set(body.lines.map(({ line }) => line)).size < body.lines.length)
    return { problems: { lines: { problem: 'given-twice' } } }
  const orderId = await findOrderForCaller(parts, params.id)
  if (orderId === null) return { refusal: 'order-not-found' }
  if (!(await areReturnsOpen(db))) return { refusal: 'returns-closed' }
  // Pictures take long to open: before the lock.
  const taken = await cleanPictures(parts, files)
  if ('refusal' in taken) return taken
  const order = await lockOrder(db, orderId)
  if (!order || !hasLeft(order.fulfilment) || !isRefundable(order)) return { refusal: 'return-not-possible' }
  const asked = body.lines.map(({ line: position, quantity, reason }) => ({ position, quantity, reason }))
  const problem = returnProblem(asked, (await loadReturnable(parts, order)).lines)
  if (problem) return { refusal: problem }
  const id = await insertReturn(db, {
    orderId,
    state: 'ASKED',
    isWithdrawal: false,
    description: body.description,
    declaredBy: '',
    lines: asked,
    who: callerAsActor(parts),
    now,
  })
  await tellReturnStep(parts, { order, returnId: id, state: 'ASKED' })
  await queueEstateMail(db, { kind: 'RETURN_ASKED', orderId, facts: { returnId: id }, now, randomId })
  await keepReturnFiles(parts, { returnId: id, kind: 'PICTURE', files: taken.clean })
  return { value: { orderBack: await showReturn(db, id) } }
}
