import type { ReactNode } from 'react'
import { ConsentBanner } from '#site/consent/ConsentBanner.tsx'
import { LegalText } from '#site/shell/LegalLinks.tsx'
import { LogoImage } from '#site/shell/Logo.tsx'
import type { SiteData } from '#site/shell/load-site.ts'
import { useMatches } from '#ui/router/hooks.ts'
import { Link } from '#ui/router/Link.tsx'
import { useWords } from '#ui/text/words-context.tsx'
import { useCheckout } from './checkout-context.tsx'

type Handle = { isResult?: boolean } | undefined

/** No menu: the estate’s name, the way back to the cart, a telephone, and at the end what the law wants said. */
export function CheckoutFrame({ site, children }: { site: SiteData; children: ReactNode }) {
  const { skipToContent } = useWords()
  const { words, path } = useCheckout()
  const { phone } = site.company
  // Once it is ordered the cart is gone; what is left to do stands on the page.
  const isResult = useMatches().some(({ handle }) => (handle as Handle)?.isResult === true)
  return (
    <>
      <a href="#contenu" className="skip-link">
        {skipToContent}
      </a>
      {/* Nor is there the bar of phones below it. */}
      {site.asksConsent && (
        <div className="contents [--bottom-room:0px]">
          <ConsentBanner site={site} />
        </div>
      )}
      <header className="border-b border-ink/10 bg-header-ground text-header-ink">
        <div className="mx-auto flex max-w-[76rem] items-center justify-between gap-6 px-6 py-3 desk:px-10">
          <Link to={path('/')} className="block min-w-0 shrink">
            <LogoImage
              logo={site.logos.header}
              name={site.name}
              className="h-12 w-auto max-w-full object-contain object-left desk:h-14"
            />
          </Link>
          <div className="flex shrink-0 items-center gap-8 text-[0.9375rem]">
            {phone && (
              <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="hidden py-2 lining-nums desk:block">
                {phone}
              </a>
            )}
            {!isResult && (
              <Link to={path('/cart')} className="flex min-h-11 items-center">
                <span className="border-b border-current">{words.backToCart}</span>
              </Link>
            )}
          </div>
        </div>
      </header>
      <main id="contenu" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
      <footer className="mt-auto bg-footer-ground text-footer-ink [--bottom-room:0px]">
        <LegalText site={site} />
      </footer>
    </>
  )
}
