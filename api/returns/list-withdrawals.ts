import type { Handler } from '#api/calls/handler.ts'
import type { listWithdrawals } from '#contract/returns/withdrawals.ts'
import { listReturnViews } from '#db/queries/returns/return-views.ts'
import { returnToWire } from './return-to-wire.ts'

export const handleListWithdrawals: Handler<typeof listWithdrawals> = async ({ list }, { db }) => {
  const { rows, total } = await listReturnViews(db, { list, kind: 'withdrawals' })
  return { value: { withdrawals: rows.map(returnToWire), total } }
}
