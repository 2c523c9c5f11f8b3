import type { Handler } from '#api/calls/handler.ts'
import type { getReturn } from '#contract/returns/returns.ts'
import { findReturnForCaller } from './find-return-for-caller.ts'
import { showReturn } from './return-to-wire.ts'

export const handleGetReturn: Handler<typeof getReturn> = async ({ params }, parts) => {
  const id = await findReturnForCaller(parts, params)
  if (id === null) return { refusal: 'return-not-found' }
  return { value: { orderBack: await showReturn(parts.db, id) } }
}
