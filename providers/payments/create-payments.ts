import type { Deliver, PaymentProviders } from './payments.ts'
import { createTestBank } from './test-cards/test-bank.ts'
import type { TestLedger } from './test-cards/test-ledger.ts'

interface PaymentsOptions {
  ledger: TestLedger
  deliver: Deliver
  /** Without them an estate that has chosen no other provider sells nothing: better than giving its wine away. */
  testCards: boolean
}

/** The payment services of this deployment, by the name that a site's PAYMENT_METHOD gives. */
export function createPayments({ ledger, deliver, testCards }: PaymentsOptions): PaymentProviders {
  const providers = testCards ? [createTestBank({ ledger, deliver })] : []
  return { of: (name) => providers.find((provider) => provider.name === name) ?? null }
}
