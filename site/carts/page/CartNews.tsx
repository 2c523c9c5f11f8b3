import { useEffect, useState } from 'react'
import type { Cart } from '#contract/carts/carts.ts'
import { refreshCart } from '#contract/carts/routes.ts'
import { ask } from '#site/browser/browser-ask.ts'
import { changeCart, NEWS, newsOf, read, write } from '#site/carts/cart-store.ts'
import { useCartPage } from './cart-page.tsx'

/** What has changed since the customer last looked, told until they leave the page. */
export function CartNews({ cart }: { cart: Cart }) {
  const { words } = useCartPage()
  const [news, setNews] = useState<readonly string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was told is no reason to look again; a cart that arrives may have brought news with it.
  useEffect(() => {
    const fresh = [...(read(NEWS) ?? '').split('\n').filter(Boolean), ...newsOf(cart)]
    write(NEWS, null)
    if (fresh.every((message) => news.includes(message))) return
    setNews([...new Set([...news, ...fresh])])
    takeAsTold()
  }, [cart])
  return (
    <div role="status">
      {news.length > 0 && (
        <div className="mb-8 border-accent border-l-2 bg-ink/4 px-5 py-4">
          <h2 className="eyebrow">{words.news}</h2>
          <ul className="mt-2 space-y-1">
            {news.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** Whoever is not heard tells it once more on the next visit, which is better than never. */
function takeAsTold(): void {
  changeCart((cartId) => ask(refreshCart, { params: { cartId }, body: {} })).catch(() => {})
}
