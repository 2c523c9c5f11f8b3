import { CONSENT_COOKIE, makeConsent, writeConsent } from '#rules/consent/consent.ts'
import { CONSENT_WORDING } from '#words/consent/wording.ts'
import { estates } from './estates.ts'

/** Which estate has which connectors while the journeys run. */
export const CONNECTED = [
  {
    id: 1,
    connectors: {
      MATOMO: { url: 'https://stats.roche-perrine.example/matomo/', siteId: '4' },
      GA4: { measurementId: 'G-PERRINE1' },
    },
  },
  { id: 2, connectors: {} },
  {
    id: 3,
    connectors: {
      PLAUSIBLE: { url: 'https://plausible.example', domain: 'ysaline.example' },
      TAG_MANAGER: { containerId: 'GTM-YSALINE' },
      GOOGLE_ADS: { conversionId: 'AW-12345678' },
      FACEBOOK_PIXEL: { pixelId: '123456789' },
    },
  },
] as const

/** SCRIPT_TO_LOAD of the third estate, and what else it does while the journeys run. */
export const PARAMETERS_OF_YSALINE = {
  SCRIPT_TO_LOAD: '<script async src="https://chat.example/widget.js"></script>',
  REPEAT_ANIMATION: 'true',
  // A rule that nothing on its pages obeys: journeys look for it, not at it.
  GLOBAL_CSS: 'h6{letter-spacing:0.31em}',
  SHIPPING_MESSAGE: 'Pas de départ entre le 24 décembre et le 2 janvier.',
  BREATHALYSER_BANNER: 'true',
  ALLOW_ONLY_MOBILE_PHONE: 'true',
}

/** The cookies of a visitor who has refused everything, on every estate. */
export function refusedEverywhere() {
  const nowSeconds = Date.now() / 1_000
  const cookies = estates.map(({ id, host }) => {
    const connectors = Object.keys(CONNECTED.find((estate) => estate.id === id)?.connectors ?? {})
    const services = id === 3 ? [...connectors, 'SITE_SCRIPTS'] : connectors
    const consent = makeConsent({ services, accepted: [], wording: CONSENT_WORDING, nowSeconds })
    const value = writeConsent({ ...consent, proof: '0'.repeat(32) })
    const scope = { domain: host, path: '/', expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' as const }
    return { name: CONSENT_COOKIE, value, ...scope }
  })
  return { cookies, origins: [] }
}
