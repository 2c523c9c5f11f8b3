interface Neighbours {
  /** Under it live estates that have no domain of their own. */
  platformDomain: string | null
  /** The host names of all other estates. */
  otherHosts: readonly string[]
}

/** Names that registries and hosters give out below: whoever sets a cookie there reaches strangers. */
const SECOND_LEVEL = new Set(
  'ac asso co com edu ed gob gouv gov go gv id ind info mil muni name net ne nom or org press prd pro sch tm web'.split(
    ' ',
  ),
)
const SHARED = new Set(
  `github.io gitlab.io pages.dev workers.dev vercel.app netlify.app web.app firebaseapp.com herokuapp.com fly.dev onrender.com
  azurewebsites.net cloudfront.net amazonaws.com myshopify.com wixsite.com wordpress.com blogspot.com ovh.net hosting.ovh.net
  scw.cloud clever-cloud.com cleverapps.io ngrok.io ngrok.app ngrok-free.app trycloudflare.com duckdns.org eu.org fr.eu.org nip.io sslip.io`.split(
    /\s+/,
  ),
)
/** They mean a machine or a network, not a domain that somebody owns. */
const LOCAL = new Set(['localhost', 'local', 'internal', 'lan', 'home', 'arpa'])
const LABEL = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/

/**
 * The domain that the cookies of signing in are for: `www.domaine.fr` → `domaine.fr`.
 * Null means the host alone, which is the answer to every doubt.
 */
export function cookieDomain(host: string, { platformDomain, otherHosts }: Neighbours): string | null {
  const labels = host.split('.')
  if (labels.length < 3 || !labels.every((label) => LABEL.test(label))) return null
  const top = labels.at(-1) ?? ''
  if (LOCAL.has(top) || /^\d+$/.test(top)) return null
  const domain = labels.slice(1).join('.')
  if (isPublicSuffix(domain) || overlaps(domain, platformDomain)) return null
  return otherHosts.some((other) => isWithin(other, domain)) ? null : domain
}

function isPublicSuffix(domain: string): boolean {
  const [second = '', top = '', ...more] = domain.split('.')
  if (SHARED.has(domain)) return true
  // `co.uk`, `asso.fr`, `nsw.edu.au`: below a country, short names are mostly a registry's.
  if (more.length === 0) return top.length === 2 && (SECOND_LEVEL.has(second) || second.length <= 2)
  return more.length === 1 && (more[0] ?? '').length === 2 && SECOND_LEVEL.has(top) && second.length <= 3
}

function overlaps(domain: string, platformDomain: string | null): boolean {
  return platformDomain !== null && (isWithin(domain, platformDomain) || isWithin(platformDomain, domain))
}

function isWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`)
}
