import { useDeferredValue, useSyncExternalStore } from 'react'
import type { Cart } from '#contract/carts/carts.ts'
import { refreshCart } from '#contract/carts/routes.ts'
import { ask } from '#site/browser/browser-ask.ts'
import { cartStore, keep, NEW, remember, storedId } from '#site/carts/cart-store.ts'
import { createStore } from '#ui/state/create-store.ts'
import { useStore } from '#ui/state/use-store.ts'
import { fitToCart } from './checkout-choices.ts'
import { updateCheckout } from './checkout-state.ts'

/** How far this document has come with reading the cart. */
const reading = createStore<'not-yet' | 'reading' | 'read' | 'away'>('not-yet')

/** What changed in the cart while one ordered, in the server's words. */
const news = createStore<readonly string[]>([])

/** Reads the cart as it stands now, and forgets what was said about another one. `null` takes its code away. */
export async function readCart(discountCode?: string | null): Promise<Cart | null> {
  const cartId = storedId()
  if (cartId === NEW) return settle(null)
  const known = cartStore.get()
  if (known?.id === cartId) updateCheckout((state) => fitToCart(state, known))
  reading.set(known?.id === cartId ? 'read' : 'reading')
  const body = discountCode === undefined ? {} : { discountCode }
  const answer = await ask(refreshCart, { params: { cartId }, body }).catch(() => null)
  if (answer?.success) return settle(answer.data)
  if (answer?.code === 'cart-not-found') {
    forgetCart()
    return settle(null)
  }
  reading.set('away')
  return null
}

function settle(cart: Cart | null): Cart | null {
  if (cart) {
    keep(cart)
    updateCheckout((state) => fitToCart(state, cart))
    const told = cart.notices.map(({ message }) => message)
    if (told.length > 0) news.set([...new Set([...news.get(), ...told])])
  } else cartStore.set(null)
  reading.set('read')
  return cart
}

function forgetCart(): void {
  remember(null)
  cartStore.set(null)
}

/** Keys under which other tabs say that the cart is another one, or has changed. */
const CART_KEYS: readonly (string | null)[] = ['cartId', 'cartChange', null]

/** Reads the cart once a page, and again whenever another tab changes it. */
export function watchCart(): () => void {
  void readCart()
  const onStorage = ({ key }: StorageEvent) => {
    if (CART_KEYS.includes(key)) void readCart()
  }
  window.addEventListener('storage', onStorage)
  return () => {
    window.removeEventListener('storage', onStorage)
    news.set([])
  }
}

const NO_NEWS: readonly string[] = []

/** What has arrived is drawn in small tasks: a whole step at once would hold up a phone. */
export function useCheckoutCart() {
  const cart = useDeferredValue(useStore(cartStore))
  const state = useDeferredValue(useSyncExternalStore(reading.subscribe, reading.get, () => 'not-yet' as const))
  const told = useDeferredValue(useSyncExternalStore(news.subscribe, news.get, () => NO_NEWS))
  return { cart, isRead: state === 'read', isAway: state === 'away', news: told }
}
