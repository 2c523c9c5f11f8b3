import type { PaymentProviders } from './payments.ts'
import { createTestBank, type Deliver, type TestLedger } from './test-bank.ts'

interface PaymentsOptions {
  ledger: TestLedger
  deliver: Deliver
  /** Without them an estate that has chosen no other provider sells nothing: better than giving its wine away. */
  testCards: boolean
}

/** The payment services of this deployment, by the name that a site's PAYMENT_METHOD gives. */
export function createPayments({ ledger, deliver, testCards }: PaymentsOptions): PaymentProviders {
  const testBank = createTestBank(ledger, deliver)
  return { testBank, of: (name) => (testCards && name === testBank.name ? testBank : null) }
}
