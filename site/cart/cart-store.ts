import { addCartProduct, refreshCart } from '#client/calls.ts'
import type { Cart } from '#contract/carts.ts'
import type { CustomizationAnswer } from '#contract/customizations.ts'
import type { Envelope } from '#contract/envelope.ts'
import { createStore } from '#ui/create-store.ts'
import { ask } from '../browser-ask.ts'

const KEY = 'cartId'
export const NEW = 'new'

/** The visitor's cart; null until it is known. */
export const cartStore = createStore<Cart | null>(null)

/** What waits for its turn: two adds at once would make two carts. */
let last: Promise<unknown> = Promise.resolve()

interface Wish {
  idDeclination: number
  quantity: number
  customizations?: CustomizationAnswer[]
}

/** Puts something into the cart, which is made when there is none yet. Refusals come back as the server says them. */
export function addToCart(wish: Wish): Promise<Envelope<Cart>> {
  const added = last.then(() => add(wish, storedId()))
  last = added.catch(() => {})
  return added
}

async function add(wish: Wish, cartId: string): Promise<Envelope<Cart>> {
  const { idDeclination, quantity, customizations = [] } = wish
  const answer = await ask(addCartProduct, {
    params: { cartId, declinationId: idDeclination },
    body: { quantity, customizations },
  })
  if (answer.success) keep(answer.data)
  // A cart that is gone is no reason to refuse a bottle.
  else if (answer.code === 'cart-not-found' && cartId !== NEW) return add(wish, NEW)
  return answer
}

let isRestored = false

/** Fetches the cart that this browser had, once a document, whoever asks. */
export function restoreOnce(): void {
  if (isRestored) return
  isRestored = true
  void restoreCart()
}

/** One that the server no longer knows is forgotten. */
async function restoreCart(): Promise<void> {
  const cartId = storedId()
  if (cartId === NEW) return
  try {
    const answer = await ask(refreshCart, { params: { cartId }, body: {} })
    if (answer.success) keep(answer.data)
    else {
      if (answer.code === 'cart-not-found') remember(null)
      cartStore.set(null)
    }
  } catch {
    // Without a line nothing is known of it; the next page asks again.
    cartStore.set(null)
  }
}

export function keep(cart: Cart): void {
  remember(cart.id)
  cartStore.set(cart)
}

export function storedId(): string {
  try {
    return localStorage.getItem(KEY) ?? NEW
  } catch {
    return cartStore.get()?.id ?? NEW
  }
}

/** Where a browser stores nothing, the cart lives as long as the page. */
export function remember(id: string | null): void {
  try {
    if (id) localStorage.setItem(KEY, id)
    else localStorage.removeItem(KEY)
  } catch {}
}
