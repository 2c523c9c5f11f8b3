import { IconMark } from '#ui/pictures/IconMark.tsx'
import { NavLink } from '#ui/router/Link.tsx'
import { useWords } from '#ui/text/words-context.tsx'
import { pathInLocale } from '#words/basics/locales.ts'
import { LanguageItems, LanguageLink } from './LanguageMenu.tsx'
import type { SiteData } from './load-site.ts'
import type { MenuEntry } from './menu.server.ts'

type Choices = Readonly<Record<string, string>>

const JUSTIFY: Choices = { LEFT: 'justify-start', CENTER: 'justify-center', RIGHT: 'justify-end' }
const SUBMENU_TEXT: Choices = { LEFT: 'text-left', CENTER: 'text-center', RIGHT: 'text-right' }
const HOVER: Choices = {
  SIMPLE_TEXT_COLOR: 'hover:text-menu-active',
  UNDERLINE: 'line-on-hover',
  BACKGROUND: 'hover:bg-menu-active hover:text-menu-active-ink',
}
const ACTIVE: Choices = {
  TEXT_COLOR: 'text-menu-active',
  BACKGROUND_COLOR: 'bg-menu-active text-menu-active-ink',
  UNDERLINE: 'line-of-active',
}
/** Over a picture the active colour may drown; a line never does. */
const ACTIVE_ON_PICTURE = ACTIVE.UNDERLINE
const HOVER_ON_PICTURE = HOVER.UNDERLINE

interface MainMenuProps {
  site: SiteData
  isOnPicture: boolean
}

/** The menu of wide screens; pages below a page unfold under it for pointer and keyboard alike. */
export function MainMenu({ site, isOnPicture }: MainMenuProps) {
  const words = useWords()
  const { menu } = site
  const firstOnRight = menu.entries.find(({ isOnRight }) => isOnRight)
  return (
    <nav aria-label={words.mainMenu} className="min-w-0 flex-1" data-active={menu.activeType} data-hover={menu.hover}>
      <ul className={`-mx-3 flex flex-wrap desk:-mx-2 2xl:-mx-3 ${JUSTIFY[menu.alignment] ?? ''}`}>
        {menu.entries.map((entry) => (
          <li key={entry.url} className={`relative ${entry === firstOnRight ? 'ml-auto' : ''}`}>
            <MenuLink entry={entry} site={site} isOnPicture={isOnPicture} />
            {(entry.children.length > 0 || entry.choosesLanguage) && <Submenu entry={entry} site={site} />}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Submenu({ entry, site }: { entry: MenuEntry; site: SiteData }) {
  const { alignment, hasShadow, isCentred } = site.menu.submenu
  const place = isCentred ? 'left-1/2 -translate-x-1/2' : 'left-0'
  return (
    <ul
      className={`submenu ${place} ${
        SUBMENU_TEXT[alignment] ?? ''
      } ${hasShadow ? 'shadow-[0_18px_40px_-18px_rgb(0_0_0/0.35)]' : ''}`}
    >
      {entry.choosesLanguage && <LanguageItems site={site} />}
      {entry.children.map((child) => (
        <li key={child.url}>
          <MenuLink entry={child} site={site} isOnPicture={false} />
        </li>
      ))}
    </ul>
  )
}

interface MenuLinkProps extends MainMenuProps {
  entry: MenuEntry
  className?: string
}

export function MenuLink({ entry, site, isOnPicture, className }: MenuLinkProps) {
  const { menu } = site
  const hover = isOnPicture ? HOVER_ON_PICTURE : HOVER[menu.hover]
  const active = isOnPicture ? ACTIVE_ON_PICTURE : ACTIVE[menu.activeType]
  const look = `relative flex items-center gap-2 px-3 py-2 menu-type desk:px-2 2xl:px-3 transition-colors duration-150 ${hover ?? ''} ${className ?? ''}`
  const content = (
    <>
      {entry.icon && <IconMark icon={entry.icon} className="h-(--menu-icon-size) w-auto" />}
      {entry.menuTitle}
    </>
  )
  if (entry.choosesLanguage) {
    return (
      <LanguageLink site={site} locale={null} className={look}>
        {content}
      </LanguageLink>
    )
  }
  if (entry.link !== null && !entry.link.startsWith('/')) {
    return (
      <a href={entry.link} className={look}>
        {content}
      </a>
    )
  }
  return (
    <NavLink
      to={entry.link ?? pathInLocale(`/${entry.url}`, site.locale)}
      reloadDocument={entry.reloads}
      className={({ isActive }) => `${look} ${isActive ? (active ?? '') : ''}`}
    >
      {content}
    </NavLink>
  )
}
