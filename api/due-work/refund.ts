import type { DueHandler } from './due-handler.ts'

export const handleRefund: DueHandler = async ({ siteId, subject }) => {
  throw new Error(`Nobody looks after a refund that was asked for yet (site ${siteId}, ${subject})`)
}
