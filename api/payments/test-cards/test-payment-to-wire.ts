import type { TestPayment } from '#contract/payments/test-cards.ts'
import type { TestPaymentOutcome } from '#providers/payments/test-cards/test-account.ts'
import type { TestPaymentEntry } from '#providers/payments/test-cards/test-ledger.ts'
import { cents, euros } from '#rules/basics/money.ts'

/** The bank tells where to go back to only when there is nothing left to do on its page. */
export function testPaymentToWire(entry: TestPaymentEntry): TestPayment {
  const { reference, label, amountCents, state, failure, returnUrl } = entry
  const isOver = state !== 'OPEN' && state !== 'CHALLENGED'
  return { reference, label, amount: euros(cents(amountCents)), state, failure, returnUrl: isOver ? returnUrl : null }
}

type TestPaymentResult = { value: TestPayment } | { refusal: 'payment-not-found' | 'payment-over' }

export function testPaymentResult(answer: TestPaymentOutcome): TestPaymentResult {
  if (answer.outcome === 'moved') return { value: testPaymentToWire(answer.entry) }
  return { refusal: answer.outcome === 'over' ? 'payment-over' : 'payment-not-found' }
}
