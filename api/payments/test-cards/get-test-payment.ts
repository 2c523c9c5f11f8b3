import type { Handler } from '#api/calls/handler.ts'
import type { getTestPayment } from '#contract/payments/payments.ts'
import { isOfSite, testPaymentToWire } from './test-payment-to-wire.ts'

export const handleGetTestPayment: Handler<typeof getTestPayment> = async ({ params }, { payments, site }) => ({
  afterwards: async () => {
    const entry = await payments.testBank.find(params.reference)
    return isOfSite(entry, site) ? { value: testPaymentToWire(entry) } : { refusal: 'payment-not-found' }
  },
})
