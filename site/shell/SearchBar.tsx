import { type MouseEvent, useCallback, useState } from 'react'
import { IconMark } from '#ui/pictures/IconMark.tsx'
import { Link } from '#ui/router/Link.tsx'
import { usePart } from '#ui/state/use-part.ts'
import { useWords } from '#ui/text/words-context.tsx'
import { pathInLocale } from '#words/basics/locales.ts'
import type { SiteData } from './load-site.ts'

const load = () => import('#site/catalogue/search/SearchDialog.tsx').then((part) => part?.SearchDialog)

/** The way to the search: a page of its own, or where scripts run a field over this page, fetched when first opened. */
export function SearchBar({ site, className = '' }: { site: SiteData; className?: string }) {
  const words = useWords()
  const [isOpen, setIsOpen] = useState(false)
  const close = useCallback(() => setIsOpen(false), [])
  const SearchDialog = usePart({ isNeeded: isOpen, load, giveUp: close })
  if (!site.searchIcon) return null
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setIsOpen(true)
  }
  return (
    <>
      <Link
        to={pathInLocale('/products/search', site.locale)}
        aria-label={words.shop.search}
        data-acts=""
        onClick={open}
        className={`flex min-h-11 min-w-11 items-center justify-center ${className}`}
      >
        <IconMark icon={site.searchIcon} className="h-[1.0625rem] w-auto" />
      </Link>
      {isOpen && SearchDialog && <SearchDialog locale={site.locale} onClose={close} />}
    </>
  )
}
