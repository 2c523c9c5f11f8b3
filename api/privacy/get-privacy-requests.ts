import type { Handler } from '#api/calls/handler.ts'
import type { getPrivacyRequests } from '#contract/privacy/privacy.ts'
import { listRequests } from '#db/queries/privacy/requests.ts'
import { requestToWire } from './request-to-wire.ts'

export const handleGetPrivacyRequests: Handler<typeof getPrivacyRequests> = async ({ list }, { db, now }) => {
  const { rows, total } = await listRequests(db, list)
  return { value: { privacyRequests: rows.map((row) => requestToWire(row, now)), total } }
}
