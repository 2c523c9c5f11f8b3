import type { PaymentFailure, PaymentProviderName } from '#contract/orders/sets.ts'
import type { Cents } from '#rules/basics/money.ts'
import type { TestBank } from './test-bank.ts'

/** An estate's account at a provider: its secret is the estate's own. */
export interface SiteAccount {
  siteId: number
  secret: string
}

/** What we ask a payment provider for. Nothing outside this folder knows a vendor's names. */
export interface PaymentRequest {
  /** The same ask gives the same payment: one try of one order. */
  requestKey: string
  site: SiteAccount
  amount: Cents
  currency: string
  /** What the customer reads on the provider's page. */
  label: string
  email: string
  locale: string
  /** Where the browser comes back to; a path of the estate's own site. */
  returnPath: string
}

/** How the browser goes on paying. */
export type NextStep = { kind: 'redirect'; url: string } | { kind: 'element'; clientSecret: string; publicKey: string }

export interface StartedPayment {
  reference: string
  step: NextStep
}

/** How a payment stands at its provider. Only `SUCCEEDED` is money; the amount is the provider's, to be compared. */
export interface PaymentState {
  reference: string
  status: 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'CANCELLED'
  amount: Cents
  currency: string
  failure: PaymentFailure | null
}

export interface PaymentEvent {
  id: string
  reference: string
}

export type ReadEvent = { event: PaymentEvent } | { refusal: 'signature-wrong' | 'event-unreadable' }

/** Thrown when the provider does not answer or answers nonsense: nobody knows whether it did what was asked. */
export class PaymentUnavailable extends Error {}

export interface PaymentProvider {
  name: PaymentProviderName
  start(ask: PaymentRequest): Promise<StartedPayment>
  fetchState(site: SiteAccount, reference: string): Promise<PaymentState | null>
  /** Ends a payment that nobody waits for any more; one that has succeeded meanwhile stays as it is. */
  cancel(site: SiteAccount, reference: string): Promise<void>
  /** The same key refunds once. */
  refund(site: SiteAccount, refund: { reference: string; amount: Cents; requestKey: string }): Promise<void>
  readEvent(site: SiteAccount, raw: SignedBytes, now: Date): ReadEvent
}

/** A message exactly as it came: signatures are over bytes. */
export interface SignedBytes {
  bytes: Uint8Array
  headers: Readonly<Record<string, string | string[] | undefined>>
}

export interface PaymentProviders {
  of(name: string): PaymentProvider | null
  testBank: TestBank
}
