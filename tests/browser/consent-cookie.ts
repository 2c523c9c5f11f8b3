import { CONSENT_COOKIE, writeConsent } from '../../rules/consent.ts'
import { CONSENT_WORDING } from '../../words/site/consent-wording.ts'

/** Of a visitor who has refused everything already: nothing lies over the pages. */
export const consentCookie = {
  name: CONSENT_COOKIE,
  value: writeConsent({
    wording: CONSENT_WORDING,
    proof: 'f'.repeat(32),
    chosenAt: Math.floor(Date.now() / 1000),
    accepted: [],
    refused: [],
  }),
}
