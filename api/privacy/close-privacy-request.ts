import type { Handler } from '#api/calls/handler.ts'
import type { closePrivacyRequest } from '#contract/privacy/privacy.ts'
import { closeRequest } from '#db/queries/privacy/requests.ts'
import { requestToWire } from './request-to-wire.ts'

export const handleClosePrivacyRequest: Handler<typeof closePrivacyRequest> = async (
  { params: { id }, body: { state } },
  { db, now },
) => {
  const row = await closeRequest(db, { id, state, now })
  return row ? { value: { privacyRequest: requestToWire(row, now) } } : { refusal: 'privacy-request-not-found' }
}
