import type { Envelope, Failure } from '#contract/basics/envelope.ts'
import type { Cart } from '#contract/carts/carts.ts'
import { addCartProduct, refreshCart } from '#contract/carts/routes.ts'
import type { CustomizationAnswer } from '#contract/customizations/customizations.ts'
import type { GiftWish } from '#contract/gift-cards/gift-cards.ts'
import { ask } from '#site/browser/browser-ask.ts'
import { createStore } from '#ui/state/create-store.ts'
import { isCartId, isPassing } from './stored-cart.ts'

const KEY = 'cartId'
/** Written at each change of a cart, so that other tabs hear of it. */
const CHANGE = 'cartChange'
/** How many pieces lay in it when it was last seen: pages that sleep show it. */
const COUNT = 'cartCount'
/** What a change of the cart has told besides, a line each, until the page of the cart shows it. */
export const NEWS = 'cartNews'
export const NEW = 'new'

/** The visitor's cart; null until it is known, and while there is none. */
export const cartStore = createStore<Cart | null>(null)

/** How the last look or change went: null until there was one, then what went wrong as `field : message`, or nothing. */
export const cartTrouble = createStore<string | null>(null)

/** What waits for its turn: two adds at once would make two carts. */
let last: Promise<unknown> = Promise.resolve()

export interface CartRequest {
  idDeclination: number
  quantity: number
  customizations?: CustomizationAnswer[]
  gift?: GiftWish
}

/** Puts something into the cart, which is made when there is none yet. Refusals come back as the server says them. */
export function addToCart(wish: CartRequest): Promise<Envelope<Cart>> {
  return changeCart((cartId) => add(wish, cartId))
}

/** Changes the cart when those before are done, and lets other tabs know. */
export function changeCart(change: (cartId: string) => Promise<Envelope<Cart>>): Promise<Envelope<Cart>> {
  return inTurn(async () => {
    const answer = await change(storedId())
    settle(answer)
    if (answer.success) write(CHANGE, String(Date.now()))
    return answer
  })
}

function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const done = last.then(work)
  last = done.catch(() => {})
  return done
}

async function add(wish: CartRequest, cartId: string): Promise<Envelope<Cart>> {
  const { idDeclination, quantity, customizations = [], gift } = wish
  const answer = await ask(addCartProduct, {
    params: { cartId, declinationId: idDeclination },
    body: { quantity, customizations, ...(gift && { gift }) },
  })
  // A cart that is gone is no reason to refuse a bottle.
  return !answer.success && answer.code === 'cart-not-found' && cartId !== NEW ? add(wish, NEW) : answer
}

let isRestored = false

/** Fetches the cart that this browser had, once a document, whoever asks, and again when another tab changes it. */
export function restoreOnce(): void {
  if (isRestored) return
  isRestored = true
  restoreCart()
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === CHANGE) restoreCart()
  })
}

/**
 * A refresh that fails leaves no cart on the page; one that is refused for good is forgotten, whatever the reason. It is a
 * glance: a visitor who moves on before the answer has not been told anything.
 */
export function restoreCart(): void {
  void inTurn(async () => {
    const cartId = storedId()
    if (cartId === NEW) {
      cartStore.set(null)
      return cartTrouble.set('')
    }
    const answer = await ask(refreshCart, { params: { cartId }, body: { isGlance: true } })
    const isForGood = !answer.success && !isPassing(answer.code)
    if (answer.success) show(answer.data)
    else cartStore.set(null)
    if (isForGood) remember(null)
    cartTrouble.set(answer.success || isForGood ? '' : failureMessage(answer))
  }).catch(() => {
    // Without a line nothing is known of it; the next page asks again.
    cartStore.set(null)
    cartTrouble.set(OFFLINE)
  })
}

/** There are no words of the server's to show. */
export const OFFLINE = '…'

function settle(answer: Envelope<Cart>): void {
  if (answer.success) keep(answer.data)
  else if (answer.code === 'cart-not-found') {
    remember(null)
    cartStore.set(null)
  }
  const isGone = !answer.success && answer.code === 'cart-not-found'
  cartTrouble.set(answer.success || isGone ? '' : failureMessage(answer))
}

/** Each field with what is wrong with it, or else the whole. */
function failureMessage({ errors = {}, message }: Failure): string {
  const fields = Object.entries(errors).map(([field, error]) => `${field} : ${error}`)
  return fields.join(' / ') || message
}

/** A cart that the server will not tell the news of again. */
export function keep(cart: Cart): void {
  const news = newsOf(cart)
  if (news[0]) write(NEWS, [read(NEWS), ...news].filter(Boolean).join('\n'))
  show(cart)
}

function show(cart: Cart): void {
  remember(cart.id)
  write(COUNT, String(cart.totalProduct))
  cartStore.set(cart)
}

/** A line that cannot be had says so itself, as long as it cannot. */
export function newsOf({ notices }: Cart): string[] {
  return notices.filter(({ kind }) => kind !== 'line-unavailable').map(({ message }) => message)
}

export function storedId(): string {
  try {
    const stored = localStorage.getItem(KEY)
    if (stored !== null && isCartId(stored)) return stored
    // Whatever else lies there would be refused for ever.
    if (stored !== null) remember(null)
    return NEW
  } catch {
    return cartStore.get()?.id ?? NEW
  }
}

export function remember(id: string | null): void {
  write(KEY, id)
  const { documentElement } = document
  documentElement.toggleAttribute('data-no-cart', id === null)
  if (id !== null) return
  write(COUNT, null)
  documentElement.removeAttribute('data-counted')
}

export function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Where a browser stores nothing, the cart lives as long as the page. */
export function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {}
}
