import { rememberLocale } from '#site/browser/remember-locale.ts'
import { Flag } from '#ui/pictures/Flag.tsx'
import { useLocation, useMatches } from '#ui/router/hooks.ts'
import { useWords } from '#ui/text/words-context.tsx'
import { LOCALES, type Locale, pathInLocale, pathWithoutLocale } from '#words/basics/locales.ts'
import type { SiteData } from './load-site.ts'
import type { LocalePaths } from './page-addresses.ts'

/** A language is another document: its words and its shell come anew. */
export function LanguageMenu({ site }: { site: SiteData }) {
  const words = useWords()
  const { pathname } = useLocation()
  const path = pathWithoutLocale(pathname)
  const leaf = useMatches().at(-1)?.loaderData as { paths?: LocalePaths } | undefined
  if (site.locales.length < 2) return null
  return (
    <nav aria-label={words.languages} data-style={site.menu.languages}>
      <ul className="-mx-2 flex menu-type">
        {site.locales.map((locale) => (
          <li key={locale}>
            <a
              href={pathInLocale(leaf?.paths?.[locale] ?? path, locale)}
              hrefLang={locale}
              lang={locale}
              aria-current={locale === site.locale ? 'true' : undefined}
              onClick={() => rememberLocale(locale)}
              className="flex min-h-11 items-center px-2 underline-offset-6 hover:underline aria-[current]:underline desk:min-h-9"
            >
              <LanguageName locale={locale} style={site.menu.languages} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function LanguageName({ locale, style }: { locale: Locale; style: string }) {
  const { label, country } = LOCALES[locale]
  if (style === 'LABEL') return label
  return (
    <>
      <span className="sr-only">{label}</span>
      {style === 'FLAG' ? <Flag country={country} /> : <span aria-hidden="true">{locale.toUpperCase()}</span>}
    </>
  )
}
