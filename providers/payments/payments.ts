import type { PaymentFailure } from '#contract/payments/closed-sets.ts'
import type { Unavailable } from '#providers/processes/with-timeout.ts'
import type { Cents } from '#rules/basics/money.ts'

/**
 * A service that takes payments. Nothing outside its own folder knows its name, its fields or its words; none of what is
 * asked here throws because the service fails: that is an outcome.
 */
export interface PaymentProvider<Account extends PaymentAccount = PaymentAccount> {
  /** As PAYMENT_METHOD, the rows of payments and the address of its messages name it. */
  readonly name: string
  /** What was sealed for an estate is unknown until the provider has read it: only it knows which fields it needs. */
  openAccount(siteId: number, credentials: unknown): AccountOutcome<Account>
  /** Only where whoever has no account is given one. */
  createCredentials?(): ProviderCredentials
}

/** What an estate was given by its provider to be known there. */
export type ProviderCredentials = Readonly<Record<string, string>>

export type AccountOutcome<Account extends PaymentAccount = PaymentAccount> =
  | { outcome: 'open'; account: Account }
  | { outcome: 'not-configured' }

/** An estate's account at its provider: whatever is asked through it is asked with the estate's own credentials. */
export interface PaymentAccount {
  start(request: PaymentRequest): Promise<StartOutcome>
  fetchState(reference: string): Promise<StateOutcome>
  /** Ends a payment that nobody waits for any more; one that has succeeded meanwhile stays as it is. */
  cancel(reference: string): Promise<CancelOutcome>
  /** The same key refunds once. */
  refund(request: RefundRequest): Promise<RefundOutcome>
  readEvent(message: SignedBytes, now: Date): EventOutcome
}

interface PaymentRequest {
  /** The same key gives the same payment: one try of one order. */
  requestKey: string
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
type NextStep = { kind: 'redirect'; url: string } | { kind: 'element'; clientSecret: string; publicKey: string }

interface StartedPayment {
  reference: string
  step: NextStep
}

export type StartOutcome = { outcome: 'started'; payment: StartedPayment } | Unavailable

/** How a payment stands at its provider. Only `SUCCEEDED` is money; the amount is the provider's, to be compared. */
export interface PaymentState {
  reference: string
  status: 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'CANCELLED'
  /** The customer has given a card and the bank is busy with it: it may be paid at any moment. */
  isUnderWay: boolean
  amount: Cents
  currency: string
  failure: PaymentFailure | null
}

export type StateOutcome = { outcome: 'found'; state: PaymentState } | { outcome: 'unknown' } | Unavailable

type CancelOutcome = { outcome: 'ended' } | Unavailable

interface RefundRequest {
  requestKey: string
  reference: string
  amount: Cents
}

type RefundOutcome = { outcome: 'refunded' } | { outcome: 'refused'; reason: string } | Unavailable

interface PaymentEvent {
  id: string
  reference: string
}

export type EventOutcome =
  | { outcome: 'read'; event: PaymentEvent }
  | { outcome: 'signature-wrong' }
  | { outcome: 'event-unreadable' }

/** A message exactly as it came: signatures are over bytes. */
export interface SignedBytes {
  bytes: Uint8Array
  headers: Readonly<Record<string, string | string[] | undefined>>
}

/** What a provider sends an estate. */
export interface ProviderMessage extends SignedBytes {
  provider: string
  siteId: number
}

/** Brings a message to the shop; only a provider that lives in this process needs it. */
export type Deliver = (message: ProviderMessage) => Promise<void>

export interface PaymentProviders {
  /** Null when this deployment has none of that name. */
  of(name: string): PaymentProvider | null
}
