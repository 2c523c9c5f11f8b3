import { ConsentButton } from '#site/consent/ConsentButton.tsx'
import { Link } from '#ui/router/Link.tsx'
import { useWords } from '#ui/text/words-context.tsx'
import { pathInLocale } from '#words/basics/locales.ts'
import type { SiteData } from './load-site.ts'

/** The end of every page: what the law wants said, and where the rest of it stands. */
export function LegalText({ site }: { site: SiteData }) {
  const words = useWords()
  const slugs = ['legal-notice', 'privacy-policy', 'cookie-policy', 'use-terms', 'sale-terms'] as const
  return (
    <div className="border-t border-current/15 pb-[var(--bottom-room,0px)] text-[0.875rem]">
      <div className="mx-auto flex max-w-[90rem] flex-col gap-4 px-6 py-8 desk:flex-row desk:items-start desk:justify-between desk:gap-12 desk:px-10">
        <nav aria-label={words.legalLinks}>
          <ul className="-my-1 flex flex-wrap gap-x-6">
            {slugs.map((slug) => (
              <li key={slug}>
                <Link
                  to={pathInLocale(`/${slug}`, site.locale)}
                  className="inline-block py-2 underline-offset-4 hover:underline"
                >
                  {words.legal[slug]}
                </Link>
              </li>
            ))}
            {site.isECommerce && (
              <li>
                <Link
                  to={pathInLocale('/withdrawal', site.locale)}
                  className="inline-block py-2 underline-offset-4 hover:underline"
                >
                  {words.withdrawal}
                </Link>
              </li>
            )}
            {site.asksConsent && (
              <li>
                <ConsentButton className="py-2 underline-offset-4 hover:underline" />
              </li>
            )}
          </ul>
        </nav>
        {site.showsAlcoholMessage && <p className="max-w-[46ch] shrink-0 py-1 italic">{words.alcohol}</p>}
      </div>
    </div>
  )
}
