import type { Handler } from '#api/calls/handler.ts'
import type { getUserPrivacyRequests } from '#contract/privacy/privacy.ts'
import { listRequestsOf } from '#db/queries/privacy/requests.ts'
import { requestToWire } from './request-to-wire.ts'

export const handleGetUserPrivacyRequests: Handler<typeof getUserPrivacyRequests> = async (
  _,
  { db, principal, now },
) => {
  const rows = await listRequestsOf(db, principal?.id ?? 0)
  return { value: { requests: rows.map((row) => requestToWire(row, now)) } }
}
