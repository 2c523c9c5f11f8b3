import type { DueHandler } from './due-handler.ts'

export const handleOrderExpiry: DueHandler = async ({ siteId, subject }) => {
  throw new Error(`Nobody looks after an order that was not paid yet (site ${siteId}, ${subject})`)
}
