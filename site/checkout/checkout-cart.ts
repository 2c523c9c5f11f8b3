import { useSyncExternalStore } from 'react'
import { refreshCart } from '#client/calls.ts'
import type { Cart } from '#contract/carts.ts'
import { meetCart } from '#rules/checkout-state.ts'
import { createStore } from '#ui/create-store.ts'
import { useStore } from '#ui/use-store.ts'
import { ask } from '../browser-ask.ts'
import { cartStore } from '../cart/cart-store.ts'
import { updateCheckout } from './checkout-state.ts'

const CART_KEY = 'cartId'

/** How far this document has come with reading the cart. */
const reading = createStore<'not-yet' | 'reading' | 'read' | 'away'>('not-yet')

/** Reads the cart as it stands now, and forgets what was said about another one. `null` takes its code away. */
export async function readCart(discountCode?: string | null): Promise<Cart | null> {
  const cartId = storedCartId()
  if (!cartId) return settle(null)
  const known = cartStore.get()
  if (known?.id === cartId) updateCheckout((state) => meetCart(state, known))
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
  cartStore.set(cart)
  if (cart) updateCheckout((state) => meetCart(state, cart))
  reading.set('read')
  return cart
}

export function forgetCart(): void {
  try {
    window.localStorage.removeItem(CART_KEY)
  } catch {}
  cartStore.set(null)
}

function storedCartId(): string | null {
  try {
    const id = window.localStorage.getItem(CART_KEY)
    return id === null || id === 'new' ? null : id
  } catch {
    return cartStore.get()?.id ?? null
  }
}

/** Reads the cart once a page, and again whenever another tab changes which one it is. */
export function watchCart(): () => void {
  void readCart()
  const onStorage = ({ key }: StorageEvent) => {
    if (key === CART_KEY) void readCart()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

export function useCheckoutCart(): { cart: Cart | null; isRead: boolean; isAway: boolean } {
  const cart = useStore(cartStore)
  const state = useSyncExternalStore(reading.subscribe, reading.get, () => 'not-yet' as const)
  return { cart, isRead: state === 'read', isAway: state === 'away' }
}
