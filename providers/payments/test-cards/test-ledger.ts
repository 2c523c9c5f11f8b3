import type { PaymentFailure } from '#contract/payments/closed-sets.ts'

export type TestState = 'OPEN' | 'CHALLENGED' | 'SUCCEEDED' | 'FAILED' | 'CANCELLED'

/** A payment in the bank's own books. */
export interface TestPaymentEntry {
  reference: string
  account: string
  amountCents: number
  currency: string
  label: string
  returnUrl: string
  state: TestState
  failure: PaymentFailure | null
}

/** The same as a statement of account shows it. */
export interface TestStatementEntry extends TestPaymentEntry {
  refundedCents: number
  createdAt: Date
}

interface TestMove {
  reference: string
  account: string
  from: readonly TestState[]
  to: TestState
  failure: PaymentFailure | null
}

interface TestRefund {
  reference: string
  amountCents: number
  requestKey: string
}

/** The bank's books: they are kept apart from the estates', as a bank's are. */
export interface TestLedger {
  /** The payment of this request; made once, whoever asks again. */
  open(entry: Omit<TestPaymentEntry, 'state' | 'failure'> & { requestKey: string }): Promise<string>
  find(reference: string): Promise<TestPaymentEntry | null>
  /** The newest payments of an account. */
  list(account: string): Promise<TestStatementEntry[]>
  /** Moves on only from one of these states: two answers at once end in one. Null for whoever came late. */
  move(entry: TestMove): Promise<TestPaymentEntry | null>
  /** Once a key, and never more than was paid: false then. */
  refund(entry: TestRefund): Promise<boolean>
}
