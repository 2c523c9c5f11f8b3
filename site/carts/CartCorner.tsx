import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { SiteData } from '#site/shell/load-site.ts'
import { useLocation } from '#ui/router/hooks.ts'
import { usePart } from '#ui/state/use-part.ts'
import { CartLink } from './CartLink.tsx'
import { cartStore } from './cart-store.ts'

const load = () => import('./CartDrawer.tsx').then((part) => part?.CartDrawer)

/** The way to the cart on wide screens: under the pointer, or when the keyboard comes by, it opens and shows what is in it. */
export function CartCorner({ site }: { site: SiteData }) {
  const corner = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const open = () => setOpen((cartStore.get()?.products.length ?? 0) > 0)
  const CartDrawer = usePart({ isNeeded: isOpen, load, giveUp: close })
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is not read, its change is what counts.
  useEffect(close, [pathname])
  if (!site.shop.showsCartOnHover || pathname.endsWith('/cart')) return <CartLink site={site} />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what it does is offered by the link within as well.
    <span
      ref={corner}
      className="relative"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && open()}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && !hasKeyboard(corner.current) && close()}
      onFocus={({ target }: FocusEvent) => target.matches(':focus-visible') && open()}
      onBlur={({ relatedTarget }: FocusEvent) => !corner.current?.contains(relatedTarget) && close()}
      onKeyDown={({ key }: KeyboardEvent) => {
        if (key !== 'Escape' || !isOpen) return
        // First back to the link, which would otherwise open it again.
        corner.current?.querySelector('a')?.focus()
        close()
      }}
    >
      <CartLink site={site} />
      {isOpen && CartDrawer && <CartDrawer locale={site.locale} />}
    </span>
  )
}

function hasKeyboard(corner: HTMLElement | null): boolean {
  return corner?.querySelector(':focus-visible') !== null
}
