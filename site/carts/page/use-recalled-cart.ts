import { useEffect } from 'react'
import { refreshCart } from '#contract/carts/routes.ts'
import { ask } from '#site/browser/browser-ask.ts'
import { NEW, remember, restoreCart, storedId } from '#site/carts/cart-store.ts'

const RECALLED = /^#cart=([0-9a-f]{32})$/

/**
 * The cart that a reminder tells of, whichever device its mail is read on. It is named behind the hash, which no server
 * and no other site gets to see; a browser with bottles in a cart of its own keeps that one.
 */
export function useRecalledCart(): void {
  useEffect(() => {
    const id = RECALLED.exec(location.hash)?.[1]
    if (!id) return
    history.replaceState(history.state, '', location.pathname + location.search)
    void recall(id)
  }, [])
}

async function recall(id: string): Promise<void> {
  const own = storedId()
  if (own !== NEW && own !== id) {
    const answer = await ask(refreshCart, { params: { cartId: own }, body: { isGlance: true } })
    if (answer.success && answer.data.products.length > 0) return
  }
  remember(id)
  restoreCart()
}
