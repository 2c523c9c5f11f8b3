import { AccountLink } from '#site/accounts/AccountLink.tsx'
import { CartCorner } from '#site/carts/CartCorner.tsx'
import { Link } from '#ui/router/Link.tsx'
import { pathInLocale } from '#words/basics/locales.ts'
import { LanguageMenu } from './LanguageMenu.tsx'
import { LogoImage } from './Logo.tsx'
import type { SiteData } from './load-site.ts'
import { MainMenu } from './MainMenu.tsx'
import { SearchBar } from './SearchBar.tsx'
import { Socials } from './Socials.tsx'

/** Centred, the logo stands above the menu; otherwise on its side of it. */
const DIRECTION: Readonly<Record<string, string>> = {
  LEFT: 'flex-row',
  CENTER: 'flex-col',
  RIGHT: 'flex-row-reverse',
}

interface HeaderProps {
  site: SiteData
  /** Over the first picture: no ground of its own, and the letters that can be read there. */
  isOnPicture: boolean
}

/** The bar of wide screens: logo, menu, networks, languages. */
export function Header({ site, isOnPicture }: HeaderProps) {
  const { menu } = site
  const direction = DIRECTION[menu.logoPosition] ?? DIRECTION.LEFT
  const ground = isOnPicture ? 'text-menu-on-top' : 'bg-header-ground text-header-ink'
  return (
    <div className={`hidden font-menu desk:block ${ground}`} data-logo={menu.logoPosition}>
      <div className={`mx-auto flex max-w-[100rem] items-center gap-x-10 px-10 ${direction}`}>
        <Link
          to={pathInLocale('/', site.locale)}
          className="mt-(--logo-margin-top) mb-(--logo-margin-bottom) block shrink-0"
        >
          <LogoImage
            logo={isOnPicture ? site.logos.onPicture : site.logos.header}
            name={site.name}
            className="h-(--logo-height) w-(--logo-width) max-w-none object-contain"
          />
        </Link>
        <div className={`flex h-(--menu-height) w-full items-center gap-x-6 ${isOnPicture ? '' : 'bg-menu-ground'}`}>
          {menu.socials === 'LEFT' && <Socials site={site} />}
          <MainMenu site={site} isOnPicture={isOnPicture} />
          {menu.socials === 'RIGHT' && <Socials site={site} />}
          <LanguageMenu site={site} />
          <span className="flex items-center">
            <SearchBar site={site} />
            <AccountLink site={site} />
            <CartCorner site={site} />
          </span>
        </div>
      </div>
    </div>
  )
}
