import { NavLink, useLocation } from 'react-router'
import { useWords } from '#ui/words-context.tsx'
import { LOCALES, pathInLocale, pathWithoutLocale } from '#words/locales.ts'
import type { MenuPage, SiteData } from './load-site.ts'

const JUSTIFY: Readonly<Record<string, string>> = {
  LEFT: 'justify-start',
  CENTER: 'justify-center',
  RIGHT: 'justify-end',
}

interface MainMenuProps {
  site: SiteData
  /** Beside each other on wide screens, below each other in the menu of phones. */
  isOpen: boolean
}

export function MainMenu({ site, isOpen }: MainMenuProps) {
  const words = useWords()
  const row = `flex flex-wrap gap-x-6 gap-y-1 ${JUSTIFY[site.menuAlignment ?? 'LEFT'] ?? ''}`
  return (
    <nav aria-label={words.mainMenu} className="flex-1">
      <ul className={isOpen ? row : 'flex flex-col'}>
        {menuPages(site).map((page) => (
          <li key={page.url}>
            <MenuLink page={page} site={site} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function menuPages({ pages, hidesHomeInMenu }: SiteData): MenuPage[] {
  return pages.filter(({ showInMenu, url }) => showInMenu && !(hidesHomeInMenu && url === ''))
}

function MenuLink({ page, site }: { page: MenuPage; site: SiteData }) {
  return (
    <NavLink
      to={pathInLocale(`/${page.url}`, site.locale)}
      end
      className={({ isActive }) =>
        `inline-block border-b py-3 text-[0.8125rem] tracking-[0.1em] transition-colors hover:text-menu-active desk:py-2 ${
          isActive ? 'border-current text-menu-active' : 'border-transparent'
        }`
      }
    >
      {page.menuTitle}
    </NavLink>
  )
}

/** A language is another document: its words and its shell come anew. */
export function LanguageMenu({ site }: { site: SiteData }) {
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
              className="inline-block py-3 pr-2 hover:text-menu-active aria-[current]:text-menu-active desk:py-2"
            >
              {LOCALES[locale].label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
