/** A visitor's choice about the services of others. */
export interface Consent {
  /** The version of the words that the choice was about. */
  wording: string
  /** Number of the stored proof; null until it is stored. */
  proof: string | null
  /** Seconds since 1970. */
  chosenAt: number
  accepted: readonly string[]
  refused: readonly string[]
}

export const CONSENT_COOKIE = 'consent'
/** Six months, as the CNIL advises for acceptance and refusal alike. */
export const CONSENT_SECONDS = 182 * 86_400
/** Clocks of visitors differ a little; a choice of tomorrow is none. */
const CLOCK_SECONDS = 86_400

const SERVICE = '[A-Z0-9_]{1,40}'
const LIST = `(?:${SERVICE}(?:~${SERVICE}){0,19})?`
const STORED = new RegExp(`^([\\w-]{1,40})\\.([0-9a-z]{1,8})\\.([0-9a-f]{32})?\\.(${LIST})\\.(${LIST})$`)

/** The choice among a page's cookies (`a=b; c=d`). What cannot be read or is too old counts as none. */
export function readConsent(cookies: string, nowSeconds: number): Consent | null {
  const values = cookies.split(/;\s*/).flatMap((cookie) => {
    const [name, value = ''] = cookie.split('=', 2)
    return name === CONSENT_COOKIE ? [value] : []
  })
  for (const value of values) {
    const consent = parse(value)
    const age = consent ? nowSeconds - consent.chosenAt : Number.NaN
    if (age > -CLOCK_SECONDS && age < CONSENT_SECONDS) return consent
  }
  return null
}

function parse(value: string): Consent | null {
  const [whole, wording = '', chosenAt = '', proof, accepted = '', refused = ''] = STORED.exec(value) ?? []
  if (whole === undefined) return null
  const listed = (names: string) => [...new Set(names.split('~').filter(Boolean))]
  const no = listed(refused)
  return {
    wording,
    proof: proof ?? null,
    chosenAt: Number.parseInt(chosenAt, 36),
    // Said both ways, it is a no.
    accepted: listed(accepted).filter((name) => !no.includes(name)),
    refused: no,
  }
}

export function writeConsent({ wording, proof, chosenAt, accepted, refused }: Consent): string {
  return [wording, chosenAt.toString(36), proof ?? '', accepted.join('~'), refused.join('~')].join('.')
}

interface ConsentCookieOptions {
  consent: Consent
  nowSeconds: number
  isHttps: boolean
}

/**
 * The cookie as a page sets it. It ends six months after the choice, however often it is written. Browsers take whole
 * seconds only (RFC 6265, 5.2.2): with a fraction they would forget it at the end of the visit.
 */
export function consentCookie({ consent, nowSeconds, isHttps }: ConsentCookieOptions): string {
  const left = Math.floor(Math.min(CONSENT_SECONDS, Math.max(0, consent.chosenAt + CONSENT_SECONDS - nowSeconds)))
  const secure = isHttps ? '; Secure' : ''
  return `${CONSENT_COOKIE}=${writeConsent(consent)}; Path=/; Max-Age=${left}; SameSite=Lax${secure}`
}

interface ConsentChoice<Service extends string> {
  services: readonly Service[]
  accepted: readonly Service[]
  wording: string
  nowSeconds: number
}

/** A fresh choice: whatever is not accepted is refused. */
export function makeConsent<Service extends string>({
  services,
  accepted,
  wording,
  nowSeconds,
}: ConsentChoice<Service>): Consent {
  return {
    wording,
    proof: null,
    chosenAt: Math.floor(nowSeconds),
    accepted: services.filter((service) => accepted.includes(service)),
    refused: services.filter((service) => !accepted.includes(service)),
  }
}

interface Decision<Service extends string> {
  accepted: Service[]
  refused: Service[]
  notAsked: Service[]
  needsBanner: boolean
}

interface DecideConsentOptions<Service extends string> {
  consent: Consent | null
  services: readonly Service[]
  wording: string
}

/**
 * What a choice means for the services of a site. Words that changed since, or a service that came since, are asked
 * about anew; a choice about other words accepts nothing.
 */
export function decideConsent<Service extends string>({
  consent,
  services,
  wording,
}: DecideConsentOptions<Service>): Decision<Service> {
  const valid = consent?.wording === wording ? consent : null
  const accepted = services.filter((service) => valid?.accepted.includes(service))
  const refused = services.filter((service) => valid?.refused.includes(service))
  const notAsked = services.filter((service) => !accepted.includes(service) && !refused.includes(service))
  return { accepted, refused, notAsked, needsBanner: valid === null || notAsked.length > 0 }
}
