import { route } from '#client/route.ts'
import type { createCart, defaultCart } from '#contract/carts.ts'
import { keptAtSignOut } from '#rules/visitor-memory.ts'
import { ask } from '../browser-ask.ts'
import { cartStore, keep, NEW, remember, storedId } from '../cart/cart-store.ts'
import { loginStore } from './login-store.ts'

const asDefault = route<typeof defaultCart>('GET', '/cart/:cartId/default')
const mainCart = route<typeof createCart>('POST', '/cart')

/** What a visitor has chosen before signing in becomes the customer’s cart; who has chosen nothing gets theirs. */
export async function welcome(): Promise<void> {
  loginStore.set(true)
  const cartId = storedId()
  try {
    const taken = cartId === NEW ? null : await ask(asDefault, { params: { cartId } })
    const answer = taken?.success ? taken : await ask(mainCart, { body: {} })
    if (answer.success) keep(answer.data)
  } catch {
    // Without a line the cart stays as it is; the next page asks for it again.
  }
}

/** Whoever uses this browser next finds nothing of the customer in it. */
export function forget(): void {
  loginStore.set(false)
  cartStore.set(null)
  remember(null)
  for (const storage of storages()) {
    for (const key of Object.keys(storage)) if (!keptAtSignOut(key)) storage.removeItem(key)
  }
  // An order that was begun in this very document is still in its memory.
  void import('../checkout/checkout-state.ts').then(({ forgetCheckout }) => forgetCheckout()).catch(() => {})
}

/** A browser that keeps nothing for us throws. */
function storages(): Storage[] {
  try {
    return [window.localStorage, window.sessionStorage]
  } catch {
    return []
  }
}
