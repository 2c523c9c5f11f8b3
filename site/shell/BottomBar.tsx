import { CartLink } from '#site/carts/CartLink.tsx'
import { IconMark } from '#ui/pictures/IconMark.tsx'
import { NavLink } from '#ui/router/Link.tsx'
import { useWords } from '#ui/text/words-context.tsx'
import { pathInLocale } from '#words/basics/locales.ts'
import type { SiteData } from './load-site.ts'
import { PhoneMenu } from './PhoneMenu.tsx'

/** Within reach of the thumb on small screens: the first pages, the basket of a shop, and the whole menu. */
export function BottomBar({ site }: { site: SiteData }) {
  const words = useWords()
  if (site.menu.phonePosition !== 'BOTTOM') return null
  return (
    <div className="bottom-bar">
      <nav aria-label={words.shortcuts} className="flex flex-1 font-menu *:min-w-max *:flex-1 *:whitespace-nowrap">
        {site.menu.bottom.map((entry) => (
          <NavLink
            key={entry.url}
            to={pathInLocale(`/${entry.url}`, site.locale)}
            className={({ isActive }) => `bottom-way ${isActive ? 'text-menu-active' : ''}`}
          >
            {entry.icon && <IconMark icon={entry.icon} className="h-[1.125rem] w-auto" />}
            <span className="first-letter:uppercase">{entry.menuTitle.toLocaleLowerCase(site.locale)}</span>
          </NavLink>
        ))}
        {site.isECommerce && <CartLink site={site} isNamed className="bottom-way" />}
      </nav>
      <PhoneMenu site={site} place="BOTTOM" />
    </div>
  )
}
