import { useEffect, useLayoutEffect, useState } from 'react'
import { connectorPurposes } from '#rules/consent/connectors.ts'
import { decideConsent } from '#rules/consent/consent.ts'
import { Button } from '#ui/controls/Button.tsx'
import { usePart } from '#ui/state/use-part.ts'
import { useWords } from '#ui/text/words-context.tsx'
import { CONSENT_WORDING } from '#words/consent/wording.ts'
import type { SiteWords } from '#words/sites/shell/fr.ts'
import { ConsentKeeper } from './ConsentKeeper.tsx'
import { choose } from './choose.ts'
import type { ConsentSite } from './consent-site.ts'
import { closeChoices, openChoices, useConsentView } from './consent-store.ts'
import { leaveBanner } from './leave-banner.ts'

const load = () => import('./ConsentDialog.tsx').then((part) => part?.ConsentDialog)

/**
 * Asks a visitor who has not chosen yet, and keeps to the choice of one who has. Every page brings the bar; the page's
 * first script shows it to whom it is for, and takes an answer before this is alive.
 */
export function ConsentBanner({ site }: { site: ConsentSite }) {
  const view = useConsentView()
  const ConsentDialog = usePart({ isNeeded: view?.isOpen ?? false, load, giveUp: closeChoices })
  const services = site.connectors.map(({ app }) => app)
  const consent = view?.consent ?? null
  const { accepted, needsBanner } = decideConsent({ consent, services, wording: CONSENT_WORDING })
  const isAlive = view !== null
  useEffect(() => {
    if (isAlive) document.documentElement.dataset.consent = needsBanner ? 'ask' : 'kept'
  }, [isAlive, needsBanner])
  return (
    <>
      {needsBanner && <Banner site={site} />}
      {view?.isOpen && ConsentDialog && <ConsentDialog site={site} accepted={accepted} opening={view.opening} />}
      {view && <ConsentKeeper site={site} consent={consent} />}
    </>
  )
}

/** It rises once: a page with another layout shows it anew, in its place. */
let hasRisen = false

/**
 * A slim bar: what for, no and yes. Who wants to know more, or to choose among services, customises. On wide screens it
 * keeps to the left half: prices and what buys stand on the right.
 */
function Banner({ site }: { site: ConsentSite }) {
  const words = useWords().consent
  const [rises] = useState(() => !hasRisen)
  // Tells how much room it takes; the first script measures it.
  useLayoutEffect(() => void dispatchEvent(new Event('cuvee-consent')), [])
  useEffect(() => {
    hasRisen = true
  }, [])
  const services = site.connectors.map(({ app }) => app)
  const chooseAndLeave = (accepted: typeof services) => {
    leaveBanner()
    choose(services, accepted)
  }
  return (
    <section
      id="consent"
      aria-label={words.title}
      className={`consent-banner fixed inset-x-0 bottom-[var(--bottom-room,0px)] z-25 max-h-[80dvh] overflow-y-auto text-ink desk:right-auto desk:w-[min(37rem,50vw)] ${rises ? 'consent-rise' : ''}`}
    >
      <div className="flex flex-col gap-2.5 px-6 py-3 desk:gap-3 desk:px-10 desk:py-4">
        <p className="text-[0.875rem] leading-snug desk:text-[0.9375rem]">{consentQuestion(site, words)}</p>
        <div className="consent-choices flex flex-wrap items-center gap-2 desk:gap-3">
          {/* Accepting and refusing weigh the same: one look for both. */}
          <Button look="outline" size="small" data-choose="none" onClick={() => chooseAndLeave([])}>
            {words.refuseAll}
          </Button>
          <Button look="outline" size="small" data-choose="all" onClick={() => chooseAndLeave(services)}>
            {words.acceptAll}
          </Button>
          {services.length > 0 && (
            <Button look="text" onClick={openChoices}>
              {words.customise}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}

/** The sentence that says what the estate's services are for. */
function consentQuestion(site: ConsentSite, words: SiteWords['consent']): string {
  const purposes = connectorPurposes(site.connectors.map(({ app }) => app))
  if (purposes.length > 1) return words.asks.both
  return words.asks[purposes[0] ?? 'none']
}
