import type { DueHandler } from './due-handler.ts'

export const handlePaymentCheck: DueHandler = async ({ siteId, subject }) => {
  throw new Error(`Nobody looks after a payment that was not told yet (site ${siteId}, ${subject})`)
}
