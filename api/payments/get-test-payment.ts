import type { getTestPayment } from '#contract/payments.ts'
import type { Handler } from '../machinery/handler.ts'
import { isOfSite, testPaymentOnWire } from './test-payment-on-wire.ts'

export const handleGetTestPayment: Handler<typeof getTestPayment> = async ({ params }, { payments, site }) => ({
  afterwards: async () => {
    const entry = await payments.testBank.find(params.reference)
    return isOfSite(entry, site) ? { value: testPaymentOnWire(entry) } : { refusal: 'payment-not-found' }
  },
})
