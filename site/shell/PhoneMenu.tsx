import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react'
import { IconMark } from '#ui/pictures/IconMark.tsx'
import { useWords } from '#ui/text/words-context.tsx'
import { LanguageItems, LanguageMenu } from './LanguageMenu.tsx'
import type { SiteData } from './load-site.ts'
import { MenuLink } from './MainMenu.tsx'
import type { MenuEntry } from './menu.server.ts'
import { Socials } from './Socials.tsx'

interface PhoneMenuProps {
  site: SiteData
  place: 'TOP' | 'BOTTOM'
}

const SHEET = { TOP: 'inset-x-0 top-0 pt-20', BOTTOM: 'inset-x-0 bottom-(--bottom-bar) pt-6' } as const

/** Unfolds with or without JavaScript; Escape and following a link fold it again. */
export function PhoneMenu({ site, place }: PhoneMenuProps) {
  const words = useWords()
  const details = useRef<HTMLDetailsElement>(null)
  const fold = () => details.current?.removeAttribute('open')
  const foldAfterLink = ({ target }: MouseEvent) => target instanceof Element && target.closest('a') && fold()
  const foldOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    fold()
    details.current?.querySelector('summary')?.focus()
  }
  return (
    <details ref={details} className="group font-menu" onKeyDown={foldOnEscape}>
      <summary className="phone-ways menu-mark group-open:text-mobile-ink">
        {site.menu.menuIcon && <IconMark icon={site.menu.menuIcon} className="h-[1.125rem] w-auto group-open:hidden" />}
        {site.menu.closeIcon && (
          <IconMark icon={site.menu.closeIcon} className="hidden h-[1.125rem] w-auto group-open:block" />
        )}
        {words.menu}
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: folds the menu after its links, which keep their own keys. */}
      <div className={`menu-sheet ${SHEET[place]}`} onClick={foldAfterLink}>
        <nav aria-label={words.mainMenu}>
          <Entries entries={site.menu.entries} site={site} />
        </nav>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <LanguageMenu site={site} />
          <Socials site={site} />
        </div>
      </div>
    </details>
  )
}

function Entries({ entries, site }: { entries: readonly MenuEntry[]; site: SiteData }): ReactNode {
  return (
    <ul className="flex flex-col">
      {entries.map((entry) => (
        <li key={entry.url} className="border-b border-current/10 last:border-0">
          <MenuLink entry={entry} site={site} isOnPicture={false} className="min-h-12" />
          {(entry.children.length > 0 || entry.choosesLanguage) && (
            <div className="pb-2 pl-5">
              {entry.choosesLanguage && (
                <ul>
                  <LanguageItems site={site} />
                </ul>
              )}
              <Entries entries={entry.children} site={site} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
