import type { PublicConfig } from '#contract/consent/external-apps.ts'
import { type Connector, type ConnectorName, type GoogleGrants, googleGrants } from '#rules/consent/connectors.ts'

/** Thirteen months at most for what recognises a visitor (CNIL, deliberation 2020-091), whatever months they are. */
const TRACE_SECONDS = 390 * 86_400
const GOOGLE = 'https://www.googletagmanager.com'

type Caller = (...args: unknown[]) => void
interface Pixel extends Caller {
  callMethod?: Caller
  queue: unknown[][]
  push: Caller
  loaded: boolean
  version: string
  disablePushState: boolean
}

/** What the services' own scripts look for on the page. */
interface TrackerWindow {
  _paq?: unknown[][]
  dataLayer?: unknown[]
  fbq?: Pixel
  _fbq?: Pixel
  plausible?: Caller & { q?: unknown[][] }
}

const page = window as Window & TrackerWindow
type ShowPage = (url: string) => void

/** Each starts its service once and gives what tells it of a page. */
const start: { [App in ConnectorName]: (config: PublicConfig<App>) => ShowPage } = {
  MATOMO({ url, siteId }) {
    page._paq ??= []
    const say = (...words: unknown[]) => page._paq?.push(words)
    say('setTrackerUrl', below(url, 'matomo.php'))
    say('setSiteId', siteId)
    say('setVisitorCookieTimeout', TRACE_SECONDS)
    say('setSecureCookie', window.location.protocol === 'https:')
    load(below(url, 'matomo.js'))
    let before: string | undefined
    return (now) => {
      say('setCustomUrl', now)
      say('setDocumentTitle', document.title)
      if (before !== undefined) say('setReferrerUrl', before)
      say('trackPageView')
      if (before === undefined) say('enableLinkTracking')
      before = now
    }
  },

  GA4({ measurementId }) {
    startGoogle(measurementId)
    return pageViewsTo(measurementId)
  },

  GOOGLE_ADS({ conversionId }) {
    startGoogle(conversionId)
    return pageViewsTo(conversionId)
  },

  TAG_MANAGER({ containerId }) {
    const layer = dataLayer()
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    load(`${GOOGLE}/gtm.js?id=${containerId}`)
    let isFirst = true
    return (url) => {
      // The container counts the page that it starts on by itself.
      if (!isFirst) layer.push({ event: 'page_view', page_location: url, page_title: document.title })
      isFirst = false
    }
  },

  PLAUSIBLE({ url, domain }) {
    const queue: unknown[][] = []
    const plausible = Object.assign((...words: unknown[]) => void queue.push(words), { q: queue })
    page.plausible ??= plausible
    load(below(url, 'js/script.manual.js'), { domain })
    return (now) => page.plausible?.('pageview', { u: now })
  },

  SITE_SCRIPTS({ urls }) {
    for (const url of urls.split(' ')) load(url)
    return () => {}
  },

  FACEBOOK_PIXEL({ pixelId }) {
    const pixel = createPixel()
    page.fbq ??= pixel
    page._fbq ??= pixel
    // Nothing by itself: neither the clicks and forms of the page, nor pages that we have not told it of.
    page.fbq('set', 'autoConfig', false, pixelId)
    page.fbq('init', pixelId)
    load('https://connect.facebook.net/en_US/fbevents.js')
    return () => page.fbq?.('track', 'PageView')
  },
}

const showing = new Map<ConnectorName, { show: ShowPage; url: string | null }>()

/** Tells each of these services of the present page, once; starts those that do not run yet. */
export function showPage(connectors: readonly Connector[], configured: readonly ConnectorName[]): void {
  const accepted = connectors.map(({ app }) => app)
  if (accepted.some(isGoogle)) grant(googleGrants(configured, accepted))
  const url = window.location.href
  for (const connector of connectors) {
    const shown = showing.get(connector.app) ?? { show: started(connector), url: null }
    if (shown.url !== url) shown.show(url)
    showing.set(connector.app, { ...shown, url })
  }
}

function started<App extends ConnectorName>({ app, config }: Connector<App>): ShowPage {
  return start[app](config)
}

function isGoogle(app: ConnectorName): boolean {
  return app === 'GA4' || app === 'GOOGLE_ADS' || app === 'TAG_MANAGER'
}

function dataLayer(): unknown[] {
  page.dataLayer ??= []
  return page.dataLayer
}

/** Google's scripts tell commands from other entries by their being `arguments`. */
function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: an array would be ignored.
  dataLayer().push(arguments)
}

let granted: GoogleGrants | null = null

/** Said before any of Google's scripts is loaded, and again when the visitor accepts more. */
function grant({ analytics, ads }: GoogleGrants): void {
  if (granted?.analytics === analytics && granted.ads === ads) return
  const word = (isGranted: boolean) => (isGranted ? 'granted' : 'denied')
  gtag('consent', granted ? 'update' : 'default', {
    analytics_storage: word(analytics),
    ad_storage: word(ads),
    ad_user_data: word(ads),
    ad_personalization: word(ads),
  })
  granted = { analytics, ads }
}

let isTagLoaded = false

function startGoogle(id: string): void {
  if (!isTagLoaded) {
    gtag('js', new Date())
    load(`${GOOGLE}/gtag/js?id=${id}`)
    isTagLoaded = true
  }
  const ads = granted?.ads === true
  gtag('config', id, {
    send_page_view: false,
    cookie_expires: TRACE_SECONDS,
    // Counted from the first visit, not from the last.
    cookie_update: false,
    allow_google_signals: ads,
    allow_ad_personalization_signals: ads,
  })
}

function pageViewsTo(id: string): ShowPage {
  return (url) => gtag('event', 'page_view', { send_to: id, page_location: url, page_title: document.title })
}

function createPixel(): Pixel {
  const queue: unknown[][] = []
  const call: Caller = (...words) => {
    if (pixel.callMethod) pixel.callMethod(...words)
    else queue.push(words)
  }
  const pixel: Pixel = Object.assign(call, { queue, push: call, loaded: true, version: '2.0', disablePushState: true })
  return pixel
}

/** A file below the address of a service's own server, with or without a last slash. */
function below(url: string, file: string): string {
  return new URL(file, url.endsWith('/') ? url : `${url}/`).href
}

function load(src: string, data: Record<string, string> = {}): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  Object.assign(script.dataset, data)
  document.head.append(script)
}
