import type { ReactNode } from 'react'
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
  if (site.locales.length < 2) return null
  return (
    <nav aria-label={words.languages} data-style={site.menu.languages}>
      <ul className="-mx-2 flex menu-type">
        <LanguageItems site={site} />
      </ul>
    </nav>
  )
}

/** The page in each language of the site. */
export function LanguageItems({ site }: { site: SiteData }) {
  return site.locales.map((locale) => (
    <li key={locale}>
      <LanguageLink
        site={site}
        locale={locale}
        className="flex min-h-11 items-center px-2 underline-offset-6 hover:underline aria-[current]:underline desk:min-h-9"
      >
        <LanguageName locale={locale} style={site.menu.languages} />
      </LanguageLink>
    </li>
  ))
}

interface LanguageLinkProps {
  site: SiteData
  /** Null: the next one. */
  locale: Locale | null
  className: string
  children: ReactNode
}

/** The same page in another language; where it has none there, its home page. */
export function LanguageLink({ site, locale, className, children }: LanguageLinkProps) {
  const { pathname } = useLocation()
  const leaf = useMatches().at(-1)?.loaderData as { paths?: LocalePaths } | undefined
  const to = locale ?? site.locales[(site.locales.indexOf(site.locale) + 1) % site.locales.length] ?? site.locale
  const path = leaf?.paths ? (leaf.paths[to] ?? '/') : pathWithoutLocale(pathname)
  return (
    <a
      href={pathInLocale(path, to)}
      hrefLang={to}
      lang={locale === null ? undefined : to}
      aria-current={to === site.locale ? 'true' : undefined}
      onClick={() => rememberLocale(to)}
      className={className}
    >
      {children}
    </a>
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
