import type { PaymentProvider, ProviderCredentials, ProviderMessage } from '#providers/payments/payments.ts'

/** How its service behaves: as it should, failing at everything, or never answering. */
export type ServiceMood = 'well' | 'failing' | 'hanging'

/** A provider with its service, and what only a customer, a bank or an estate can do there. */
export interface ProviderBench {
  provider: PaymentProvider
  /** Of two estates, each with an account at the service. */
  credentials: { 1: ProviderCredentials; 2: ProviderCredentials }
  customer: {
    pays(siteId: 1 | 2, reference: string): Promise<void>
    isRefused(siteId: 1 | 2, reference: string): Promise<void>
    leaves(siteId: 1 | 2, reference: string): Promise<void>
  }
  /** What the service has sent to the estates so far. */
  messages: readonly ProviderMessage[]
  setMood(mood: ServiceMood): void
}

export interface PaymentProviderCase {
  name: string
  /** With the patience of every day, unless it is the patience that is tested. */
  open(options?: { patienceMs?: number }): Promise<ProviderBench>
  /** What its credentials are not. */
  wrongCredentials: readonly unknown[]
}
