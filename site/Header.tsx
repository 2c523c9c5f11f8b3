import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { useWords } from '#ui/words-context.tsx'
import { pathInLocale } from '#words/locales.ts'
import type { SiteData } from './load-site.ts'
import { LanguageMenu, MainMenu } from './Menus.tsx'

/** Centred, the logo stands above the menu; otherwise on its side of it. */
const DIRECTION: Readonly<Record<string, string>> = {
  LEFT: 'desk:flex-row',
  CENTER: '',
  RIGHT: 'desk:flex-row-reverse',
}

/** On wide screens the menu lies open; on phones it unfolds, with or without JavaScript. */
export function Header({ site }: { site: SiteData }) {
  return (
    <header className="border-b border-ink/10 bg-header-ground text-header-ink">
      <div
        className={`mx-auto hidden max-w-[90rem] flex-col items-center gap-x-10 gap-y-4 px-10 py-6 desk:flex ${
          DIRECTION[site.logoPosition ?? 'LEFT'] ?? ''
        }`}
      >
        <SiteName site={site} />
        <div className="flex w-full items-center gap-x-8">
          <MainMenu site={site} isOpen />
          <LanguageMenu site={site} />
        </div>
      </div>
      <PhoneHeader site={site} />
    </header>
  )
}

function PhoneHeader({ site }: { site: SiteData }) {
  const words = useWords()
  return (
    <div className="relative desk:hidden">
      <div className="px-6 py-5 pr-28">
        <SiteName site={site} />
      </div>
      <details className="group">
        <summary className="absolute top-3 right-4 flex min-h-11 cursor-pointer list-none items-center px-3 text-[0.8125rem] tracking-[0.14em] uppercase [&::-webkit-details-marker]:hidden">
          {words.menu}
        </summary>
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: folds the menu after its links, which keep their own keys. */}
        <div className="flex flex-col gap-6 px-6 pb-8" onClick={foldAfterLink}>
          <MainMenu site={site} isOpen={false} />
          <LanguageMenu site={site} />
        </div>
      </details>
    </div>
  )
}

/** The page changes without a new document, so the menu has to be folded by hand. */
function foldAfterLink({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('a')) currentTarget.closest('details')?.removeAttribute('open')
}

function SiteName({ site }: { site: SiteData }) {
  return (
    <Link
      to={pathInLocale('/', site.locale)}
      className="inline-block shrink-0 text-balance font-title text-2xl leading-tight tracking-wide desk:text-3xl"
    >
      {site.name}
    </Link>
  )
}
