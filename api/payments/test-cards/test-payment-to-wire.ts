import type { TestPayment } from '#contract/payments/payments.ts'
import type { TestPaymentEntry } from '#providers/payments/test-bank.ts'
import { cents, euros } from '#rules/basics/money.ts'

/** The bank tells where to go back to only when there is nothing left to do on its page. */
export function testPaymentToWire(entry: TestPaymentEntry): TestPayment {
  const { reference, label, amountCents, state, failure, returnUrl } = entry
  const isOver = state !== 'OPEN' && state !== 'CHALLENGED'
  return { reference, label, amount: euros(cents(amountCents)), state, failure, returnUrl: isOver ? returnUrl : null }
}

/** A payment at the bank belongs to the shop that asked for it. */
export function isOfSite(entry: TestPaymentEntry | null, site: { id: number }): entry is TestPaymentEntry {
  return entry !== null && entry.account === String(site.id)
}
