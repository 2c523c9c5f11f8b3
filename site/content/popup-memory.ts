import type { Popup } from '#contract/content/popups.ts'
import { createStore } from '#ui/state/create-store.ts'
import { popupKey, remembersClosing } from './shown-popups.ts'

interface OpenedPopups {
  /** The one that is open. */
  id: number | null
  /** All that have been open since the page was loaded. */
  opened: readonly number[]
}

export const popups = createStore<OpenedPopups>({ id: null, opened: [] })

export function recordOpening(id: number): void {
  const { opened } = popups.get()
  popups.set({ id, opened: opened.includes(id) ? opened : [...opened, id] })
}

export function recordClosing(popup: Popup): void {
  const { id, opened } = popups.get()
  if (id === popup.id) popups.set({ id: null, opened })
  if (remembersClosing(popup)) withStorage((storage) => storage.setItem(popupKey(popup.id), new Date().toISOString()))
}

export function closedAt(id: number): string | null {
  return withStorage((storage) => storage.getItem(popupKey(id))) ?? null
}

/** A browser that keeps nothing for us throws; then nothing is on record. */
function withStorage<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(window.localStorage)
  } catch {
    return undefined
  }
}
