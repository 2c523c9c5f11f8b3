import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { connectorPurposes } from '#rules/consent/connectors.ts'
import { decideConsent } from '#rules/consent/consent.ts'
import { Button } from '#ui/controls/Button.tsx'
import { usePart } from '#ui/state/use-part.ts'
import { useWords } from '#ui/text/words-context.tsx'
import { pathInLocale } from '#words/basics/locales.ts'
import { CONSENT_WORDING } from '#words/consent/wording.ts'
import type { SiteWords } from '#words/sites/shell/fr.ts'
import { ConsentKeeper } from './ConsentKeeper.tsx'
import { choose } from './choose.ts'
import type { ConsentSite } from './consent-site.ts'
import { closeChoices, openChoices, useConsentView } from './consent-store.ts'
import { leaveBanner } from './leave-banner.ts'

const load = () => import('./ConsentDialog.tsx').then((part) => part?.ConsentDialog)

/** Asks a visitor who has not chosen yet, and keeps to the choice of one who has. Only where the page is alive. */
export function ConsentBanner({ site }: { site: ConsentSite }) {
  const view = useConsentView()
  const ConsentDialog = usePart({ isNeeded: view?.isOpen ?? false, load, giveUp: closeChoices })
  if (!view) return null
  const services = site.connectors.map(({ app }) => app)
  const { accepted, needsBanner } = decideConsent({ consent: view.consent, services, wording: CONSENT_WORDING })
  return (
    <>
      {needsBanner && <Banner site={site} />}
      {view.isOpen && ConsentDialog && <ConsentDialog site={site} accepted={accepted} opening={view.opening} />}
      <ConsentKeeper site={site} consent={view.consent} />
    </>
  )
}

/** It rises once: a page with another layout shows it anew, in its place. */
let hasRisen = false

function Banner({ site }: { site: ConsentSite }) {
  const words = useWords().consent
  const [rises] = useState(() => !hasRisen)
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
      aria-labelledby="consent-title"
      className={`consent-banner fixed inset-x-0 bottom-[var(--bottom-room,0px)] z-25 max-h-[80dvh] overflow-y-auto text-ink ${rises ? 'consent-rise' : ''}`}
    >
      <div className="mx-auto flex max-w-[90rem] flex-col gap-x-16 gap-y-5 px-6 pt-6 pb-[calc(1.25rem+env(safe-area-inset-bottom))] desk:flex-row desk:items-center desk:justify-between desk:px-10 desk:py-7">
        <div className="max-w-[44rem]">
          <h2 id="consent-title" className="title-3">
            {words.title}
          </h2>
          <p className="mt-2 text-[0.9375rem] leading-normal desk:text-base">
            {words.intro} {consentQuestion(site, words)}{' '}
            <Link
              to={pathInLocale('/cookie-policy', site.locale)}
              className="whitespace-nowrap underline underline-offset-4"
            >
              {words.policy}
            </Link>
          </p>
        </div>
        <div className="grid shrink-0 grid-cols-2 gap-x-3 gap-y-1 desk:w-[25rem]">
          {/* Accepting and refusing weigh the same: one look for both. */}
          <Button look="outline" size="small" onClick={() => chooseAndLeave([])}>
            {words.refuseAll}
          </Button>
          <Button look="outline" size="small" onClick={() => chooseAndLeave(services)}>
            {words.acceptAll}
          </Button>
          <Button look="text" onClick={openChoices}>
            {words.customise}
          </Button>
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
