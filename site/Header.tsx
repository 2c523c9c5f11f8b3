import { Link, NavLink, useLocation } from 'react-router'
import { LOCALES, pathInLocale, pathWithoutLocale } from '#words/locales.ts'
import type { MenuPage, SiteData } from './load-site.ts'
import { useWords } from './words-context.tsx'

const JUSTIFY: Readonly<Record<string, string>> = {
  LEFT: 'lg:justify-start',
  CENTER: 'lg:justify-center',
  RIGHT: 'lg:justify-end',
}

export function Header({ site }: { site: SiteData }) {
  const words = useWords()
  const isCentred = site.logoPosition === 'CENTER'
  return (
    <header className="bg-header-ground text-header-ink border-b border-ink/10">
      <div
        className={`mx-auto flex max-w-[90rem] flex-col items-center gap-x-10 gap-y-4 px-6 py-6 lg:px-10 ${
          isCentred ? '' : 'lg:flex-row'
        }`}
      >
        <Link
          to={pathInLocale('/', site.locale)}
          className="shrink-0 text-center font-title text-2xl tracking-wide lg:text-3xl"
        >
          {site.name}
        </Link>
        <div className="flex w-full flex-wrap items-center justify-center gap-x-8 gap-y-2">
          <nav aria-label={words.mainMenu} className="lg:flex-1">
            <ul
              className={`flex flex-wrap justify-center gap-x-6 gap-y-1 ${JUSTIFY[site.menuAlignment ?? 'LEFT'] ?? ''}`}
            >
              {menuPages(site).map((page) => (
                <li key={page.url}>
                  <MenuLink page={page} site={site} />
                </li>
              ))}
            </ul>
          </nav>
          <LanguageMenu site={site} />
        </div>
      </div>
    </header>
  )
}

function menuPages({ pages, hidesHomeInMenu }: SiteData): MenuPage[] {
  return pages.filter(({ showInMenu, url }) => showInMenu && !(hidesHomeInMenu && url === ''))
}

function MenuLink({ page, site }: { page: MenuPage; site: SiteData }) {
  const active = 'text-menu-active border-current'
  return (
    <NavLink
      to={pathInLocale(`/${page.url}`, site.locale)}
      end
      className={({ isActive }) =>
        `inline-block border-b py-2 text-[0.8125rem] tracking-[0.1em] transition-colors hover:text-menu-active ${
          isActive ? active : 'border-transparent'
        }`
      }
    >
      {page.menuTitle}
    </NavLink>
  )
}

function LanguageMenu({ site }: { site: SiteData }) {
  const words = useWords()
  const { pathname } = useLocation()
  const path = pathWithoutLocale(pathname)
  if (site.locales.length < 2) return null
  return (
    <nav aria-label={words.languages}>
      <ul className="flex gap-4 text-[0.8125rem] tracking-[0.08em]">
        {site.locales.map((locale) => (
          <li key={locale}>
            <a
              href={pathInLocale(path, locale)}
              hrefLang={locale}
              lang={locale}
              aria-current={locale === site.locale ? 'true' : undefined}
              className="inline-block px-1 py-2 hover:text-menu-active aria-[current]:text-menu-active"
            >
              {LOCALES[locale].label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
