import { createCart, defaultCart } from '#contract/carts/routes.ts'
import { ask } from '#site/browser/browser-ask.ts'
import { cartStore, changeCart, NEW } from '#site/carts/cart-store.ts'
import { loginStore } from './login-store.ts'
import { keptAtSignOut } from './visitor-memory.ts'

/** What a visitor has chosen before signing in becomes the customer’s cart; who has chosen nothing gets theirs. */
export async function welcome(): Promise<void> {
  loginStore.set(true)
  // Without a line the cart stays as it is; the next page asks for it again.
  await changeCart(takeCart).catch(() => {})
}

async function takeCart(cartId: string) {
  const taken = cartId === NEW ? null : await ask(defaultCart, { params: { cartId } })
  return taken?.success ? taken : ask(createCart, { body: {} })
}

/** Whoever uses this browser next finds nothing of the customer in it. */
export function forget(): void {
  loginStore.set(false)
  for (const storage of storages()) {
    for (const key of Object.keys(storage)) if (!keptAtSignOut(key)) storage.removeItem(key)
  }
  cartStore.set(null)
  // An order that was begun in this very document is still in its memory.
  void import('#site/checkout/checkout-state.ts').then(({ forgetCheckout }) => forgetCheckout()).catch(() => {})
}

/** A browser that keeps nothing for us throws. */
function storages(): Storage[] {
  try {
    return [window.localStorage, window.sessionStorage]
  } catch {
    return []
  }
}
