import type { DueHandler } from '#api/background/due-handler.ts'
import { performRefund } from './perform-refund.ts'

export const handleRefund: DueHandler = async ({ siteId, subject, now, services, randomId, transact }) => {
  const { payments, secrets } = services
  const isDone = await performRefund(
    { payments, secrets, site: { id: siteId }, now, randomId, transact },
    Number(subject),
  )
  if (!isDone) throw new Error(`The bank has not given refund ${subject} back yet`)
}
