import type { Ask } from '#client/ask.ts'
import { giveConsent } from '#contract/consent/routes.ts'
import type { ConnectorName } from '#rules/consent/connectors.ts'
import type { Consent } from '#rules/consent/consent.ts'
import { keepConsent, presentView, writeCookie } from './consent-store.ts'
import { cookieNames, forgettingCookies, tracesToForget } from './tracker-traces.ts'

const sending = new Set<Consent>()

/** Sends the proof of a choice. A line that breaks leaves the choice without proof, and the next page sends it. */
export async function sendProof(ask: Ask, consent: Consent): Promise<void> {
  if (consent.proof !== null || sending.has(consent)) return
  sending.add(consent)
  const { wording, accepted, refused } = consent
  const body = { wording, accepted: [...accepted], refused: [...refused] }
  const answer = await ask(giveConsent, { body }).catch(() => null)
  const isStillChosen = presentView().consent === consent
  if (answer?.success && isStillChosen) keepConsent({ ...consent, proof: answer.data.id })
}

/** Deletes what connectors that are not accepted left on our own domain. */
export function forgetTraces(configured: readonly ConnectorName[], accepted: readonly ConnectorName[]): void {
  for (const name of tracesToForget({ names: cookieNames(document.cookie), configured, accepted })) {
    for (const line of forgettingCookies(name, window.location.hostname)) writeCookie(line)
  }
  for (const storage of storages()) {
    for (const key of tracesToForget({ names: Object.keys(storage), configured, accepted })) storage.removeItem(key)
  }
}

/** A browser that forbids storage refuses even to show it, and holds no traces. */
function storages(): Storage[] {
  try {
    return [window.localStorage, window.sessionStorage]
  } catch {
    return []
  }
}
