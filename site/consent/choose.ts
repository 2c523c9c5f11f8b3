import type { ConnectorName } from '#rules/consent/connectors.ts'
import { makeConsent } from '#rules/consent/consent.ts'
import { CONSENT_WORDING } from '#words/consent/wording.ts'
import { keepConsent, nowSeconds } from './consent-store.ts'

/** Keeps a choice. The page then does what it means. */
export function choose(services: readonly ConnectorName[], accepted: readonly ConnectorName[]): void {
  keepConsent(makeConsent({ services, accepted, wording: CONSENT_WORDING, nowSeconds: nowSeconds() }))
}
