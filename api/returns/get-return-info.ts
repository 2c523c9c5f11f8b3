import type { Handler } from '#api/calls/handler.ts'
import type { getReturnInfo } from '#contract/returns/returns.ts'
import { loadReturnInfo } from './load-return-info.ts'

export const handleGetReturnInfo: Handler<typeof getReturnInfo> = async (_, { db, locale }) => ({
  value: await loadReturnInfo(db, locale),
})
