import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { PaymentFailure } from '#contract/orders/sets.ts'
import { type Cents, cents } from '#rules/basics/money.ts'
import {
  type PaymentProvider,
  type PaymentState,
  PaymentUnavailable,
  type ReadEvent,
  type SignedBytes,
  type SiteAccount,
} from './payments.ts'
import { cardOutcome } from './test-card-numbers.ts'

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

/** The bank's books: they are kept apart from the estates', as a bank's are. */
export interface TestLedger {
  /** The payment of this request; made once, whoever asks again. */
  open(entry: Omit<TestPaymentEntry, 'state' | 'failure'> & { requestKey: string }): Promise<string>
  find(reference: string): Promise<TestPaymentEntry | null>
  /** Moves on only from one of these states: two answers at once end in one. */
  move(reference: string, from: readonly TestState[], to: TestState, failure: PaymentFailure | null): Promise<boolean>
  /** Once a key, and never more than was paid. */
  refund(reference: string, amountCents: number, requestKey: string): Promise<boolean>
}

/** Hands a signed message to the shop, as a bank would over the network. */
export type Deliver = (siteId: number, message: SignedBytes) => Promise<void>

/** The built-in bank of test cards: a provider like any other, with a page on which cards are typed. */
export interface TestBank extends PaymentProvider {
  find(reference: string): Promise<TestPaymentEntry | null>
  pay(site: SiteAccount, reference: string, cardNumber: string): Promise<TestPaymentEntry | null>
  answer(
    site: SiteAccount,
    reference: string,
    answer: 'CONFIRM' | 'REFUSE' | 'CANCEL',
  ): Promise<TestPaymentEntry | null>
}

export const SIGNATURE_HEADER = 'test-bank-signature'
const TOLERANCE_SECONDS = 300
const WAITING: readonly TestState[] = ['OPEN', 'CHALLENGED']

export function createTestBank(ledger: TestLedger, deliver: Deliver): TestBank {
  const tell = (site: SiteAccount, reference: string) => {
    const bytes = Buffer.from(JSON.stringify({ id: randomBytes(16).toString('hex'), reference }))
    // A bank does not wait for its shops; who missed a message finds out by asking.
    deliver(site.siteId, {
      bytes,
      headers: { [SIGNATURE_HEADER]: signTestEvent(site.secret, bytes, new Date()) },
    }).catch(() => {})
  }
  const move = async (site: SiteAccount, reference: string, to: TestState, failure: PaymentFailure | null) => {
    const moved = await ledger.move(reference, WAITING, to, failure)
    if (moved && to !== 'CHALLENGED') tell(site, reference)
    return moved ? ledger.find(reference) : null
  }
  return {
    name: 'TEST_CARDS',
    async start({ requestKey, site, amount, currency, label, returnPath }) {
      const reference = await ledger.open({
        requestKey,
        reference: randomBytes(16).toString('hex'),
        account: String(site.siteId),
        amountCents: amount,
        currency,
        label,
        returnUrl: returnPath,
      })
      return { reference, step: { kind: 'redirect', url: `/payment/test/${reference}` } }
    },
    async fetchState({ siteId }, reference) {
      const entry = await ledger.find(reference)
      return entry && entry.account === String(siteId) ? stateOf(entry) : null
    },
    async cancel(_, reference) {
      await ledger.move(reference, WAITING, 'CANCELLED', 'cancelled-by-customer')
    },
    async refund({ siteId }, { reference, amount, requestKey }) {
      const entry = await ledger.find(reference)
      if (entry?.account !== String(siteId) || !(await ledger.refund(reference, amount, requestKey))) {
        throw new PaymentUnavailable(`The bank refuses to give ${amount} back for ${reference}`)
      }
    },
    readEvent: ({ secret }, raw, now) => readTestEvent(secret, raw, now),
    find: (reference) => ledger.find(reference),
    async pay(site, reference, cardNumber) {
      const ending = cardOutcome(cardNumber)
      if (ending === 'ok') return move(site, reference, 'SUCCEEDED', null)
      if (ending === 'challenge') return move(site, reference, 'CHALLENGED', null)
      return move(site, reference, 'FAILED', ending)
    },
    async answer(site, reference, answer) {
      if (answer === 'CANCEL') return move(site, reference, 'CANCELLED', 'cancelled-by-customer')
      const entry = await ledger.find(reference)
      if (entry?.state !== 'CHALLENGED') return null
      return answer === 'CONFIRM'
        ? move(site, reference, 'SUCCEEDED', null)
        : move(site, reference, 'FAILED', 'authentication-failed')
    },
  }
}

function stateOf({ reference, state, amountCents, currency, failure }: TestPaymentEntry): PaymentState {
  const status = state === 'OPEN' || state === 'CHALLENGED' ? 'PENDING' : state
  return { reference, status, amount: cents(amountCents) as Cents, currency, failure }
}

/** `t=1700000000,v1=…`: over the time and the bytes, so that an old message cannot be played again for ever. */
export function signTestEvent(secret: string, bytes: Uint8Array, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${hmac(secret, seconds, bytes)}`
}

function hmac(secret: string, seconds: number, bytes: Uint8Array): string {
  return createHmac('sha256', secret).update(`${seconds}.`).update(bytes).digest('hex')
}

function readTestEvent(secret: string, { bytes, headers }: SignedBytes, now: Date): ReadEvent {
  const header = headers[SIGNATURE_HEADER]
  const read = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(typeof header === 'string' ? header : '')
  const seconds = Number(read?.[1])
  const age = Math.abs(now.getTime() / 1000 - seconds)
  if (!read || !(age <= TOLERANCE_SECONDS)) return { refusal: 'signature-wrong' }
  const given = Buffer.from(read[2] ?? '', 'hex')
  const right = Buffer.from(hmac(secret, seconds, bytes), 'hex')
  if (!timingSafeEqual(given, right)) return { refusal: 'signature-wrong' }
  return readMessage(bytes)
}

function readMessage(bytes: Uint8Array): ReadEvent {
  try {
    const { id, reference } = JSON.parse(Buffer.from(bytes).toString('utf8')) as Record<string, unknown>
    if (typeof id === 'string' && typeof reference === 'string') return { event: { id, reference } }
  } catch {}
  return { refusal: 'event-unreadable' }
}
