import { useDeferredValue, useState } from 'react'
import type { Cart, CartProduct } from '#contract/carts/carts.ts'
import { cartStore, cartTrouble, OFFLINE, restoreCart } from '#site/carts/cart-store.ts'
import { CartLines, RemovedLine } from '#site/carts/page/CartLines.tsx'
import { CartNews } from '#site/carts/page/CartNews.tsx'
import { CartSummary } from '#site/carts/page/CartSummary.tsx'
import { CartPageProvider, counted, useCartPage } from '#site/carts/page/cart-page.tsx'
import { useRecalledCart } from '#site/carts/page/use-recalled-cart.ts'
import { useSite } from '#site/shell/find-page.ts'
import { keptByNoBrowser } from '#site/shell/kept-by-no-browser.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { Button } from '#ui/controls/Button.tsx'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { useStore } from '#ui/state/use-store.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import { cartPageWords } from '#words/carts/page/words.ts'
import type { Route } from './+types/cart.ts'

export const handle = { kept: true, livesWithCart: true }
export const headers = keptByNoBrowser

export function loader({ context }: Route.LoaderArgs) {
  return { words: cartPageWords[context.get(pageContext).locale] }
}

/** What the visitor has chosen so far. It lives in this browser, so the page is filled there. */
export default function CartPage({ loaderData: { words } }: Route.ComponentProps) {
  const site = useSite()
  // Drawn in small tasks: all its lines at once would hold up a phone.
  const cart = useDeferredValue(useStore(cartStore))
  const [removed, setRemoved] = useState<CartProduct | null>(null)
  useRecalledCart()
  if (!site) return null
  return (
    <CartPageProvider value={{ words, locale: site.locale }}>
      <title>{`${words.title} — ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      {/* As high as the window: what is filled in later pushes nothing that one sees. */}
      <div className="mx-auto min-h-svh w-full max-w-[80rem] px-6 py-10 desk:px-10 desk:py-16">
        <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h1 className="title-2">{words.title}</h1>
          {cart && cart.totalProduct > 0 && <p>{counted({ options: words.count, n: cart.totalProduct })}</p>}
        </div>
        <noscript>
          <p className="mb-6">{words.needsScript}</p>
        </noscript>
        {cart && <CartNews cart={cart} />}
        {removed && <RemovedLine key={removed.idCartProduct} line={removed} onBack={() => setRemoved(null)} />}
        {cart && cart.products.length > 0 ? (
          <FilledCart cart={cart} onRemoved={setRemoved} />
        ) : (
          <NoLines isEmpty={cart !== null} />
        )}
      </div>
    </CartPageProvider>
  )
}

function FilledCart({ cart, onRemoved }: { cart: Cart; onRemoved: (line: CartProduct) => void }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 desk:grid-cols-[minmax(0,1fr)_24rem] desk:items-start desk:gap-16">
      <CartLines cart={cart} onRemoved={onRemoved} />
      <div className="desk:sticky desk:top-[calc(var(--menu-height)+2rem)]">
        <CartSummary cart={cart} />
      </div>
    </div>
  )
}

/** Still looking, nothing found, or no answer. */
function NoLines({ isEmpty }: { isEmpty: boolean }) {
  const { words } = useCartPage()
  const trouble = useDeferredValue(useStore(cartTrouble))
  if (trouble === null && !isEmpty) {
    return (
      <>
        <p role="status" className="with-cart noscript:hidden">
          {words.loading}
        </p>
        {/* Whoever has none is told so before any script. */}
        <div className="without-cart">
          <EmptyCart />
        </div>
      </>
    )
  }
  if (trouble && !isEmpty) {
    return (
      <div role="alert">
        <p>{trouble === OFFLINE ? words.failed : trouble}</p>
        <Button size="tall" onClick={restoreCart} className="mt-6">
          {words.retry}
        </Button>
      </div>
    )
  }
  return <EmptyCart />
}

function EmptyCart() {
  const { words, locale } = useCartPage()
  return (
    <div data-empty-cart>
      <p className="title-3 font-title text-heading">{words.empty}</p>
      <p className="mt-3 max-w-[50ch]">{words.emptyHint}</p>
      <LinkButton to={pathInLocale('/nos-vins', locale)} size="tall" className="mt-8">
        {words.toWines}
      </LinkButton>
    </div>
  )
}
