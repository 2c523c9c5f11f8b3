import { NavLink } from 'react-router'
import { CartLink } from '#site/carts/CartLink.tsx'
import { IconMark } from '#ui/pictures/IconMark.tsx'
import { useWords } from '#ui/text/words-context.tsx'
import { pathInLocale } from '#words/basics/locales.ts'
import type { SiteData } from './load-site.ts'
import { PhoneMenu } from './PhoneMenu.tsx'

const TAB = 'min-h-(--bottom-bar) min-w-12 flex-col gap-1'

/** Within reach of the thumb on small screens: the first pages, the basket of a shop, and the whole menu. */
export function BottomBar({ site }: { site: SiteData }) {
  const words = useWords()
  if (site.menu.phonePosition !== 'BOTTOM') return null
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 flex justify-around border-t border-current/10 bg-mobile-ground pb-[env(safe-area-inset-bottom)] text-mobile-ink desk:hidden">
      <nav aria-label={words.shortcuts} className="flex flex-1 justify-around font-menu">
        {site.menu.bottom.map((entry) => (
          <NavLink
            key={entry.url}
            to={pathInLocale(`/${entry.url}`, site.locale)}
            end
            className={({ isActive }) =>
              `${TAB} flex items-center justify-center text-[0.6875rem] tracking-[0.06em] first-letter:uppercase ${
                isActive ? 'text-menu-active' : ''
              }`
            }
          >
            {entry.icon && <IconMark icon={entry.icon} className="h-[1.125rem] w-auto" />}
            <span className="first-letter:uppercase">{entry.menuTitle.toLocaleLowerCase(site.locale)}</span>
          </NavLink>
        ))}
        {site.isECommerce && <CartLink site={site} isNamed className={`${TAB} text-[0.6875rem] tracking-[0.06em]`} />}
      </nav>
      <PhoneMenu site={site} place="BOTTOM" />
    </div>
  )
}
