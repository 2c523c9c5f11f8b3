import { useEffect } from 'react'
import type { ConnectorName } from '#rules/consent/connectors.ts'
import { type Consent, decideConsent } from '#rules/consent/consent.ts'
import { mayRunTrackers, needsNewDocument } from '#rules/consent/sensitive-paths.ts'
import { ask } from '#site/browser/browser-ask.ts'
import { useDocumentsFor, useLocation } from '#ui/router/hooks.ts'
import { pathWithoutLocale } from '#words/basics/locales.ts'
import { CONSENT_WORDING } from '#words/consent/wording.ts'
import type { ConsentSite } from './consent-site.ts'

/** The connectors whose scripts run in this document. */
const running = new Set<ConnectorName>()

/** Whether this document's policy names the hosts of connectors: it was made for the page that came first. */
const mayStart = typeof window !== 'undefined' && mayRunTrackers(pathWithoutLocale(window.location.pathname))

/** Does what the choice means: proves it, forgets what was refused, starts what was accepted and stops the rest. */
export function ConsentKeeper({ site, consent }: { site: ConsentSite; consent: Consent | null }) {
  const { pathname, search } = useLocation()
  const { connectors } = site
  const path = pathWithoutLocale(pathname)
  const hasAccepted = decided(connectors, consent).accepted.length > 0

  useEffect(() => {
    if (!consent) return
    const { services, accepted } = decided(connectors, consent)
    void keepTo(consent, { services, accepted })
  }, [consent, connectors])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new query is a new page view.
  useEffect(() => {
    const { services, accepted } = decided(connectors, consent)
    if (!mayStart || !mayRunTrackers(path) || accepted.length === 0) return
    for (const app of accepted) running.add(app)
    const chosen = connectors.filter(({ app }) => accepted.includes(app))
    void import('./connectors.ts').then(({ showPage }) => showPage(chosen, services))
  }, [consent, connectors, path, search])

  return hasAccepted ? <Border path={path} /> : null
}

/** Where there is nothing to prove and nothing that could have left traces, nothing is fetched for it. */
async function keepTo(
  consent: Consent,
  { services, accepted }: { services: readonly ConnectorName[]; accepted: readonly ConnectorName[] },
): Promise<void> {
  if (consent.proof !== null && services.length === 0) return
  const { forgetTraces, sendProof } = await import('./keep-to-choice.ts')
  forgetTraces(services, accepted)
  // A script that runs cannot be called back: only a new page is without it.
  if ([...running].some((app) => !accepted.includes(app))) window.location.reload()
  else await sendProof(ask, consent)
}

function decided(connectors: ConsentSite['connectors'], consent: Consent | null) {
  const services = connectors.map(({ app }) => app)
  return { services, ...decideConsent({ consent, services, wording: CONSENT_WORDING }) }
}

/** Between pages with trackers and pages without, one goes by loading the page anew. */
function Border({ path }: { path: string }) {
  const isAnew = (to: string) =>
    needsNewDocument({ path: to, hasAccepted: true, isRunning: running.size > 0, mayStart })
  useDocumentsFor((pathname) => isAnew(pathWithoutLocale(pathname)))

  // Accepted on a page whose policy knows no trackers: it is loaded once more.
  const isMisplaced = isAnew(path)
  useEffect(() => {
    if (isMisplaced) window.location.reload()
  }, [isMisplaced])

  return null
}
