import { type ConnectorName, googleGrants } from '#rules/consent/connectors.ts'

/** Names under which connectors write on our own domain, in cookies and in the browser's storage. */
const MATOMO = /^_pk_|^mtm_/
const GOOGLE_MEASURE = /^_ga($|_)|^_gid$|^_gat($|_)/
const GOOGLE_ADS = /^_gcl|^_gac_/
const META = /^_fb[pc]$|^lastExternalReferrer|^topicsLastReferenceTime$/

interface TracesToForgetOptions {
  names: readonly string[]
  configured: readonly ConnectorName[]
  accepted: readonly ConnectorName[]
}

/** Of these names, the traces of connectors that are not accepted. */
export function tracesToForget({ names, configured, accepted }: TracesToForgetOptions): string[] {
  const google = googleGrants(configured, accepted)
  const forgotten = [
    ...(accepted.includes('MATOMO') ? [] : [MATOMO]),
    ...(google.analytics ? [] : [GOOGLE_MEASURE]),
    ...(google.ads ? [] : [GOOGLE_ADS]),
    ...(accepted.includes('FACEBOOK_PIXEL') ? [] : [META]),
  ]
  return names.filter((name) => forgotten.some((pattern) => pattern.test(name)))
}

/** `a=b; c=d` → `a`, `c`. */
export function cookieNames(cookies: string): string[] {
  return cookies.split(/;\s*/).flatMap((cookie) => cookie.split('=', 1).filter(Boolean))
}

/** Lines that, set as cookies, delete one wherever a tracker may have put it: on this host or on any above it. */
export function forgettingCookies(name: string, hostname: string): string[] {
  const labels = hostname.split('.')
  const domains = labels.slice(0, -1).map((_, index) => `; Domain=${labels.slice(index).join('.')}`)
  return ['', ...domains].map((domain) => `${name}=; Path=/; Max-Age=0${domain}`)
}
