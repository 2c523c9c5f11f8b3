import type { DueHandler } from '#api/background/due-handler.ts'
import { performRefund } from './perform-refund.ts'

export const handleRefund: DueHandler = async ({ siteId, subject, now, services, randomId, transact }) => {
  const { payments, secrets } = services
  const parts = { payments, secrets, site: { id: siteId }, now, randomId, transact }
  const result = await performRefund(parts, Number(subject))
  // Work that fails is done again later.
  if (result.outcome === 'pending')
    throw new Error(`The bank has not given refund ${subject} back yet: ${result.reason}`)
}
