import { type Connector, type ConnectorName, serverOrigin } from './connectors.ts'

/** Hosts besides our own that a page's security policy names. */
export interface AllowedHosts {
  script: readonly string[]
  connect: readonly string[]
  img: readonly string[]
  frame: readonly string[]
}

export const NO_HOSTS: AllowedHosts = { script: [], connect: [], img: [], frame: [] }

const TAG = 'https://www.googletagmanager.com'
const MEASURE = ['https://*.google-analytics.com', 'https://*.analytics.google.com', TAG]
const ADS = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
  TAG,
]
const PIXEL = 'https://www.facebook.com'
const PIXEL_SCRIPTS = 'https://connect.facebook.net'

/** Google: developers.google.com/tag-platform/security/guides/csp. The regions of the audience hosts need the star. */
const HOSTS: Readonly<Record<Exclude<ConnectorName, 'MATOMO' | 'PLAUSIBLE' | 'SITE_SCRIPTS'>, AllowedHosts>> = {
  GA4: { script: [TAG], connect: MEASURE, img: MEASURE, frame: [] },
  // What a container loads from elsewhere has to be a connector of its own.
  TAG_MANAGER: { script: [TAG], connect: MEASURE, img: MEASURE, frame: [] },
  GOOGLE_ADS: {
    script: ADS,
    connect: [...ADS, 'https://google.com'],
    img: [...ADS, 'https://google.com', 'https://www.google.fr'],
    frame: ['https://td.doubleclick.net', TAG],
  },
  FACEBOOK_PIXEL: { script: [PIXEL_SCRIPTS], connect: [PIXEL, PIXEL_SCRIPTS], img: [PIXEL], frame: [] },
}

/** Everything that these connectors need, and nothing else. */
export function allowedHosts(connectors: readonly Connector[]): AllowedHosts {
  return joinHosts(connectors.map(hostsOfOne))
}

/** All that any of these may load. */
export function joinHosts(all: readonly AllowedHosts[]): AllowedHosts {
  const merged = (kind: keyof AllowedHosts) => [...new Set(all.flatMap((hosts) => hosts[kind]))]
  return { script: merged('script'), connect: merged('connect'), img: merged('img'), frame: merged('frame') }
}

function hostsOfOne(connector: Connector): AllowedHosts {
  if (connector.app === 'SITE_SCRIPTS') return hostsOfScripts(connector.config.urls.split(' '))
  if (connector.app !== 'MATOMO' && connector.app !== 'PLAUSIBLE') return HOSTS[connector.app]
  const server = serverOrigin(connector.config.url)
  return server === null ? NO_HOSTS : { script: [server], connect: [server], img: [server], frame: [] }
}

/** The very files that the estate named may run; they may talk to where they come from. */
function hostsOfScripts(urls: readonly string[]): AllowedHosts {
  const servers = [...new Set(urls.flatMap((url) => serverOrigin(url) ?? []))]
  const files = urls.map((url) => `${new URL(url).origin}${new URL(url).pathname}`)
  return { script: files, connect: servers, img: servers, frame: [] }
}
