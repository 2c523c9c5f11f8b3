import type { Handler } from '#api/calls/handler.ts'
import type { receivePaymentEvent } from '#contract/payments/payments.ts'
import { noteProviderEvent } from '#db/queries/payments/payments.ts'
import { settleFromProvider } from './ask-provider.ts'
import { openAccountAtOnce } from './site-account.ts'

/**
 * A provider tells that something has happened. Its signature is checked over the bytes as they came; what it says beyond
 * which payment it is about is not believed: the provider is asked.
 */
export const handleReceivePaymentEvent: Handler<typeof receivePaymentEvent> = async ({ params }, parts) => {
  const { askOnce, payments, rawBody, now } = parts
  const provider = payments.of(params.provider)
  const opened = await openAccountAtOnce(parts, provider)
  if (!provider || opened.outcome !== 'open') return { refusal: 'provider-unknown' }
  const { account } = opened
  const read = account.readEvent(rawBody ?? { bytes: new Uint8Array(), headers: {} }, now)
  if (read.outcome !== 'read') return { refusal: read.outcome }
  const { id, reference } = read.event
  const isNew = await askOnce((db) => noteProviderEvent(db, { provider: provider.name, eventId: id, now }))
  if (!isNew) return { value: { isHeard: false } }
  return {
    afterwards: async () => {
      await settleFromProvider(parts, { provider: provider.name, reference, account })
      return { value: { isHeard: true } }
    },
  }
}
