import { useEffect } from 'react'
import { Link } from 'react-router'
import type { SiteData } from '#site/shell/load-site.ts'
import { IconMark } from '#ui/pictures/IconMark.tsx'
import { useStore } from '#ui/state/use-store.ts'
import { useWords } from '#ui/text/words-context.tsx'
import { pathInLocale } from '#words/basics/locales.ts'
import { cartStore, restoreOnce } from './cart-store.ts'

interface CartLinkProps {
  site: SiteData
  className?: string
  /** Its name is written under it, not only told. */
  isNamed?: boolean
}

/** The way to the cart, with how many pieces lie in it. */
export function CartLink({ site, className = '', isNamed = false }: CartLinkProps) {
  const words = useWords()
  const count = useStore(cartStore)?.totalProduct ?? 0
  useEffect(restoreOnce, [])
  if (!site.cartIcon) return null
  return (
    <Link
      to={pathInLocale('/cart', site.locale)}
      className={`relative flex min-h-11 min-w-11 items-center justify-center ${className}`}
    >
      <span className="sr-only">{count > 0 ? `${words.cart.title} (${count})` : words.cart.title}</span>
      <IconMark icon={site.cartIcon} className="h-[1.125rem] w-auto" />
      {isNamed && <span aria-hidden>{words.cart.short}</span>}
      {count > 0 && (
        <span
          aria-hidden
          data-cart-count
          className="absolute top-0.5 left-1/2 ml-1 min-w-5 rounded-full bg-primary px-1 text-center text-[0.6875rem] leading-5 text-on-primary [font-feature-settings:'lnum','tnum']"
        >
          {count}
        </span>
      )}
    </Link>
  )
}
