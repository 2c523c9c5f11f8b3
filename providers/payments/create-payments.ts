import type { PaymentProviders } from './payments.ts'
import { createTestBank, type Deliver, type TestLedger } from './test-bank.ts'

/** The payment services of this deployment, by the name that a site's PAYMENT_METHOD gives. */
export function createPayments({ ledger, deliver }: { ledger: TestLedger; deliver: Deliver }): PaymentProviders {
  const testBank = createTestBank(ledger, deliver)
  return { testBank, of: (name) => (name === testBank.name ? testBank : null) }
}
