import type { Handler } from '#api/calls/handler.ts'
import type { getTestPayment } from '#contract/payments/test-cards.ts'
import { findTestBank } from '#providers/payments/test-cards/test-bank.ts'
import { testPaymentToWire } from './test-payment-to-wire.ts'

export const handleGetTestPayment: Handler<typeof getTestPayment> = async ({ params }, { payments, site }) => ({
  afterwards: async () => {
    const entry = await findTestBank(payments)?.find(site.id, params.reference)
    return entry ? { value: testPaymentToWire(entry) } : { refusal: 'payment-not-found' }
  },
})
