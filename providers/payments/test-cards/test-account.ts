import { randomBytes } from 'node:crypto'
import type { PaymentFailure } from '#contract/payments/closed-sets.ts'
import type { PaymentAccount, PaymentState, SignedBytes } from '#providers/payments/payments.ts'
import { withTimeout } from '#providers/processes/with-timeout.ts'
import { cents } from '#rules/basics/money.ts'
import { cardOutcome } from './test-card-numbers.ts'
import { readTestEvent, SIGNATURE_HEADER, signTestEvent } from './test-events.ts'
import type { TestLedger, TestPaymentEntry, TestState } from './test-ledger.ts'

/** An account at the bank of test cards, with what a customer does on the bank's page. */
export interface TestAccount extends PaymentAccount {
  pay(reference: string, cardNumber: string): Promise<TestPaymentOutcome>
  answer(reference: string, answer: 'CONFIRM' | 'REFUSE' | 'CANCEL'): Promise<TestPaymentOutcome>
}

export type TestPaymentOutcome =
  | { outcome: 'moved'; entry: TestPaymentEntry }
  | { outcome: 'unknown' }
  | { outcome: 'over' }

interface TestAccountOptions {
  siteId: number
  secret: string
  ledger: TestLedger
  /** Of this estate; null for any other's. */
  find(reference: string): Promise<TestPaymentEntry | null>
  send(message: SignedBytes): void
  patienceMs: number
}

const WAITING: readonly TestState[] = ['OPEN', 'CHALLENGED']

export function createTestAccount(options: TestAccountOptions): TestAccount {
  return { ...shopSide(options), ...customerSide(options) }
}

/** What the shop asks; books that fail or let us wait are a bank that does not answer. */
function shopSide({ siteId, secret, ledger, find, patienceMs }: TestAccountOptions): PaymentAccount {
  return {
    start: ({ requestKey, amount, currency, label, returnPath }) =>
      withTimeout(patienceMs, async () => {
        const reference = await ledger.open({
          requestKey,
          reference: randomBytes(16).toString('hex'),
          account: String(siteId),
          amountCents: amount,
          currency,
          label,
          returnUrl: returnPath,
        })
        const step = { kind: 'redirect', url: `/payment/test/${reference}` } as const
        return { outcome: 'started', payment: { reference, step } }
      }),
    fetchState: (reference) =>
      withTimeout(patienceMs, async () => {
        const entry = await find(reference)
        return entry ? { outcome: 'found', state: paymentState(entry) } : { outcome: 'unknown' }
      }),
    cancel: (reference) =>
      withTimeout(patienceMs, async () => {
        const account = String(siteId)
        await ledger.move({ reference, account, from: WAITING, to: 'CANCELLED', failure: 'cancelled-by-customer' })
        return { outcome: 'ended' }
      }),
    refund: ({ reference, amount, requestKey }) =>
      withTimeout(patienceMs, async () => {
        const isRefunded =
          (await find(reference)) && (await ledger.refund({ reference, amountCents: amount, requestKey }))
        return isRefunded ? { outcome: 'refunded' } : { outcome: 'refused', reason: 'it was not paid, or not as much' }
      }),
    readEvent: (message, now) => readTestEvent({ secret, signedBytes: message, now }),
  }
}

interface MoveOptions {
  reference: string
  to: TestState
  failure?: PaymentFailure | null
}

function customerSide({ siteId, secret, ledger, find, send }: TestAccountOptions): Pick<TestAccount, 'pay' | 'answer'> {
  const tell = (reference: string) => {
    const bytes = Buffer.from(JSON.stringify({ id: randomBytes(16).toString('hex'), reference }))
    send({ bytes, headers: { [SIGNATURE_HEADER]: signTestEvent({ secret, bytes, now: new Date() }) } })
  }
  const move = async ({ reference, to, failure = null }: MoveOptions): Promise<TestPaymentOutcome> => {
    const entry = await ledger.move({ reference, account: String(siteId), from: WAITING, to, failure })
    if (!entry) return { outcome: (await find(reference)) ? 'over' : 'unknown' }
    if (to !== 'CHALLENGED') tell(reference)
    return { outcome: 'moved', entry }
  }
  return {
    async pay(reference, cardNumber) {
      const ending = cardOutcome(cardNumber)
      if (ending === 'ok') return move({ reference, to: 'SUCCEEDED' })
      if (ending === 'challenge') return move({ reference, to: 'CHALLENGED' })
      return move({ reference, to: 'FAILED', failure: ending })
    },
    async answer(reference, answer) {
      if (answer === 'CANCEL') return move({ reference, to: 'CANCELLED', failure: 'cancelled-by-customer' })
      const entry = await find(reference)
      if (entry && entry.state !== 'CHALLENGED') return { outcome: 'over' }
      return answer === 'CONFIRM'
        ? move({ reference, to: 'SUCCEEDED' })
        : move({ reference, to: 'FAILED', failure: 'authentication-failed' })
    },
  }
}

function paymentState({ reference, state, amountCents, currency, failure }: TestPaymentEntry): PaymentState {
  const status = state === 'OPEN' || state === 'CHALLENGED' ? 'PENDING' : state
  return { reference, status, isUnderWay: state === 'CHALLENGED', amount: cents(amountCents), currency, failure }
}
