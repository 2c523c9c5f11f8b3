import { useEffect } from 'react'
import type { SiteData } from '#site/shell/load-site.ts'
import { IconMark } from '#ui/pictures/IconMark.tsx'
import { Link } from '#ui/router/Link.tsx'
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
  const cart = useStore(cartStore)
  const count = cart?.totalProduct ?? 0
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
        <span aria-hidden className="cart-count">
          {count}
        </span>
      )}
      {!cart && <span aria-hidden className="cart-count kept-count" />}
    </Link>
  )
}
