import type { ExternalApp, ExternalAppName, PublicConfig } from '#contract/consent/external-apps.ts'

/** The services of others that follow visitors, and so need their consent. */
export type ConnectorName = Exclude<ExternalAppName, 'PRODUCT_FILE_GENERATOR'>
export type Connector<App extends ConnectorName = ConnectorName> = {
  [Name in App]: { app: Name; config: PublicConfig<Name> }
}[App]
type Purpose = 'audience' | 'ads'

/** In the order in which a visitor is asked about them. */
const PURPOSES: Readonly<Record<ConnectorName, Purpose>> = {
  MATOMO: 'audience',
  GA4: 'audience',
  PLAUSIBLE: 'audience',
  TAG_MANAGER: 'audience',
  SITE_SCRIPTS: 'audience',
  GOOGLE_ADS: 'ads',
  FACEBOOK_PIXEL: 'ads',
}

const ORDER = Object.keys(PURPOSES)

function isConnectorName(app: string): app is ConnectorName {
  return Object.hasOwn(PURPOSES, app)
}

/** The connectors among an estate's active services. One whose own server cannot be named safely counts as none. */
export function siteConnectors(apps: readonly ExternalApp[]): Connector[] {
  const found = apps.flatMap(({ app, isActive, config }) => {
    if (!isActive || !isConnectorName(app)) return []
    if (config.url !== undefined && serverOrigin(config.url) === null) return []
    // The call has read this configuration with the very shape that the type is made from.
    return [{ app, config } as Connector]
  })
  return found.sort((one, other) => ORDER.indexOf(one.app) - ORDER.indexOf(other.app))
}

/**
 * The origin of a service that runs on a server of its own; null when it is no plain host name under https. Addresses
 * may carry signs such as `*`, `;` and `'` in a host, which mean something else in a security policy.
 */
export function serverOrigin(url: string): string | null {
  if (!URL.canParse(url)) return null
  const { origin } = new URL(url)
  return /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/.test(origin) ? origin : null
}

/** What all of them together are for. */
export function connectorPurposes(apps: readonly ConnectorName[]): Purpose[] {
  return [...new Set(apps.map((app) => PURPOSES[app]))].sort()
}

export interface GoogleGrants {
  analytics: boolean
  ads: boolean
}

/** What Google's scripts may store. A container may measure, unless its visitor was asked about that and said no. */
export function googleGrants(configured: readonly ConnectorName[], accepted: readonly ConnectorName[]): GoogleGrants {
  const byContainer = accepted.includes('TAG_MANAGER') && !configured.includes('GA4')
  return { analytics: accepted.includes('GA4') || byContainer, ads: accepted.includes('GOOGLE_ADS') }
}
