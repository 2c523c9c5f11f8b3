import { useSyncExternalStore } from 'react'
import { createStore } from '#ui/state/create-store.ts'
import type { AddedCard } from './card-payment.ts'

/** A code is money: it stays with this tab and goes with it, and is never written down for longer. */
const KEY = 'checkoutGiftCards'
const NONE: readonly AddedCard[] = []

const store = createStore<readonly AddedCard[]>(NONE)
let isRead = false

export function giftCards(): readonly AddedCard[] {
  if (!isRead) {
    isRead = true
    store.set(read())
  }
  return store.get()
}

export function setGiftCards(cards: readonly AddedCard[]): void {
  isRead = true
  store.set(cards)
  try {
    if (cards.length === 0) window.sessionStorage.removeItem(KEY)
    else window.sessionStorage.setItem(KEY, JSON.stringify(cards))
  } catch {}
}

export function useGiftCards(): readonly AddedCard[] {
  return useSyncExternalStore(store.subscribe, giftCards, () => NONE)
}

/** Who comes back from the bank finds the cards again; what is broken is as if never said. */
function read(): readonly AddedCard[] {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isCard) : NONE
  } catch {
    return NONE
  }
}

function isCard(kept: unknown): kept is AddedCard {
  const card = kept as Partial<AddedCard> | null
  return typeof card?.code === 'string' && typeof card.balance === 'number'
}
