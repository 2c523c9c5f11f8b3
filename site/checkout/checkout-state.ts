import { useSyncExternalStore } from 'react'
import { createStore, type Store } from '#ui/state/create-store.ts'
import { type CheckoutState, NOTHING_CHOSEN } from './checkout-choices.ts'
import { readCheckout, STORAGE_KEYS, storageWrites } from './checkout-memory.ts'
import { setGiftCards } from './gift-card-memory.ts'

let opened: Store<CheckoutState> | null = null

/** Opened in the browser only: the server knows of no checkout. */
function open(): Store<CheckoutState> {
  if (!opened) {
    forgetFormerBuyer()
    opened = createStore(readCheckout(read))
    window.addEventListener('storage', followOtherTabs)
  }
  return opened
}

/** What another tab wrote down holds in this one too. */
function followOtherTabs({ key, storageArea }: StorageEvent): void {
  const isOurs = key === null || (Object.values(STORAGE_KEYS) as string[]).includes(key)
  if (isOurs && storageArea === window.localStorage) opened?.set(readCheckout(read))
}

export function currentCheckout(): CheckoutState {
  return open().get()
}

/** Changes what has been chosen, and writes it down at once. */
export function updateCheckout(change: (state: CheckoutState) => CheckoutState): CheckoutState {
  const before = open().get()
  const after = change(before)
  if (after === before) return before
  for (const [key, text] of storageWrites(before, after)) write(key, text)
  open().set(after)
  return after
}

/** For who signs out, and for an order that is paid: nothing of it stays in the browser. */
export function forgetCheckout(): void {
  for (const key of Object.values(STORAGE_KEYS)) write(key, null)
  opened?.set(NOTHING_CHOSEN)
  setGiftCards([])
}

export function useCheckoutState(): CheckoutState {
  return useSyncExternalStore(subscribe, currentCheckout, () => NOTHING_CHOSEN)
}

function subscribe(listener: () => void): () => void {
  return open().subscribe(listener)
}

/** Who buys, with address and birthday, is known to this tab only and as long as it is open. */
function storageOf(key: string): Storage {
  return key === STORAGE_KEYS.buyer ? window.sessionStorage : window.localStorage
}

/** What earlier versions of this site left behind. */
function forgetFormerBuyer(): void {
  try {
    window.localStorage.removeItem(STORAGE_KEYS.buyer)
  } catch {}
}

function read(key: string): string | null {
  try {
    return storageOf(key).getItem(key)
  } catch {
    return null
  }
}

/** A browser that stores nothing, or is full, still lets one order to the end. */
function write(key: string, text: string | null): void {
  try {
    if (text === null) storageOf(key).removeItem(key)
    else storageOf(key).setItem(key, text)
  } catch {}
}
