import type { Handler } from '#api/calls/handler.ts'
import type { listReturns } from '#contract/returns/return-steps.ts'
import { listReturnViews } from '#db/queries/returns/return-views.ts'
import { returnToWire } from './return-to-wire.ts'

export const handleListReturns: Handler<typeof listReturns> = async ({ list }, { db }) => {
  const { rows, total } = await listReturnViews(db, { list, kind: 'all' })
  return { value: { orderBacks: rows.map(returnToWire), total } }
}
