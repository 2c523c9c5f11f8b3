import { AccountLink } from '#site/accounts/AccountLink.tsx'
import { CartLink } from '#site/carts/CartLink.tsx'
import { Link } from '#ui/router/Link.tsx'
import { pathInLocale } from '#words/basics/locales.ts'
import { LogoImage } from './Logo.tsx'
import type { SiteData } from './load-site.ts'
import { PhoneMenu } from './PhoneMenu.tsx'
import { SearchBar } from './SearchBar.tsx'

/** The bar of phones: the logo, and the menu unless it stands at the bottom. */
export function PhoneBar({ site, isOnPicture }: { site: SiteData; isOnPicture: boolean }) {
  const ground = isOnPicture ? 'text-menu-on-top' : 'bg-header-ground text-header-ink'
  const hasMenu = site.menu.phonePosition === 'TOP'
  const isCentred = !hasMenu && site.menu.logoPosition === 'CENTER'
  return (
    <div className={`relative flex items-center gap-4 px-6 font-menu desk:hidden ${ground}`}>
      <Link
        to={pathInLocale('/', site.locale)}
        className={`phone-logo mt-(--logo-margin-top) mb-(--logo-margin-bottom) block min-w-0 ${isCentred ? 'mx-auto max-w-[calc(100%-7.25rem)]' : 'mr-auto origin-left'}`}
      >
        <LogoImage
          logo={isOnPicture ? site.logos.onPicture : site.logos.header}
          name={site.name}
          className={`h-(--logo-height-mobile) w-(--logo-width-mobile) max-w-full object-contain ${isCentred ? '' : 'object-left'}`}
        />
      </Link>
      {hasMenu && <PhoneMenu site={site} place="TOP" />}
      {isCentred ? (
        <>
          <span className="phone-ways absolute inset-y-0 left-3 flex items-center">
            <SearchBar site={site} />
          </span>
          {/* Both fit beside a wide logo, which leaves them their width on either side. */}
          <span className="phone-ways absolute inset-y-0 right-1.5 flex items-center *:last:-ml-3">
            <AccountLink site={site} />
            <CartLink site={site} />
          </span>
        </>
      ) : (
        <span className="phone-ways -mr-3 flex items-center empty:hidden">
          <SearchBar site={site} />
          <AccountLink site={site} />
          <CartLink site={site} />
        </span>
      )}
    </div>
  )
}
