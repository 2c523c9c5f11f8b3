import { useEffect, useState } from 'react'
import type { Cart } from '#contract/carts/carts.ts'
import { NEWS, read, write } from '#site/carts/cart-store.ts'
import { useCartPage } from './cart-page.tsx'

/** What has changed since the customer last looked, told until they leave the page. */
export function CartNews({ cart }: { cart: Cart }) {
  const { words } = useCartPage()
  const [news, setNews] = useState<readonly string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a cart that arrives may have brought news with it.
  useEffect(() => {
    const fresh = (read(NEWS) ?? '').split('\n').filter(Boolean)
    if (fresh.length === 0) return
    write(NEWS, null)
    setNews((told) => [...new Set([...told, ...fresh])])
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
