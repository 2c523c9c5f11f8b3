import type { TimedPopup } from '#contract/content/popups.ts'
import { loginStore } from '#site/accounts/login-store.ts'
import { modal } from '#ui/overlays/modal-store.ts'
import { notify } from '#ui/overlays/notification-store.ts'
import { pathWithoutLocale } from '#words/basics/locales.ts'
import type { SiteWords } from '#words/sites/shell/fr.ts'
import { duePopup, hasPopupsFor } from './due-popups.ts'
import { closedAt, popups } from './popup-memory.ts'
import { createPopupTurns } from './popup-turns.ts'
import { mayShowPopup, popupIdInHash } from './shown-popups.ts'

interface PopupAddress {
  hash: string
  /** By a click of the visitor, rather than by the address alone. */
  byVisitor: boolean
  words: SiteWords
}

/** Opens the popup that a link or the address names. Fetched when there is the first such link or address. */
export function followPopupLink({ hash, byVisitor, words }: PopupAddress): void {
  const id = popupIdInHash(hash)
  if (id === null) return
  const asked = { byVisitor, wasOpened: popups.get().opened.includes(id), closedAt: closedAt(id) }
  if (mayShowPopup(asked)) openPopup(id, words)
}

const arriving = new Set<number>()

/** A second click while the first is being answered asks nothing more. */
function openPopup(id: number, words: SiteWords): void {
  if (popups.get().id === id || arriving.has(id)) return
  arriving.add(id)
  import('./show-popup.tsx')
    // Nothing comes when the page is about to be loaded anew.
    .then((part) => part?.showPopup(id, words))
    .catch(() => notify(words.errorHint, 'error'))
    .finally(() => arriving.delete(id))
}

const TICK_MS = 1_000

/** Scripts may come long after the page that they belong to: it counts from its own beginning, later ones from theirs. */
let pageSince: number | null = performance.timeOrigin

const takeTurn = createPopupTurns(async (id) => {
  const part = await import('./show-popup.tsx')
  // Nothing comes when the page is about to be loaded anew.
  return (await part?.showPopupQuietly(id)) ?? false
})

interface Watch {
  timed: readonly TimedPopup[]
  pathname: string
  /** Told when the page is left. */
  left: AbortSignal
}

/** Looks once a second whether one of the page's popups is due, until it is left. Fetched only where an estate has any. */
export function watchPopups({ timed, pathname, left }: Watch): void {
  const path = pathWithoutLocale(pathname)
  if (left.aborted || !hasPopupsFor(timed, path)) return
  const since = pageSince ?? Date.now()
  pageSince = null
  const findDue = (refused: readonly number[]) =>
    duePopup(timed, {
      path,
      secondsOnPage: (Date.now() - since) / 1_000,
      scrolled: scrolledPercent(),
      now: new Date(),
      isBusy: isBusy(),
      isSignedIn: loginStore.get(),
      opened: [...popups.get().opened, ...refused],
      closedAt,
    })?.id
  const timer = setInterval(async () => {
    if (await takeTurn(findDue)) clearInterval(timer)
  }, TICK_MS)
  left.addEventListener('abort', () => clearInterval(timer))
}

/** Nobody is interrupted: neither a question about trackers, nor a dialog, nor somebody who is typing. */
function isBusy(): boolean {
  const isTyping = document.activeElement?.matches('input, textarea, select') ?? false
  return isTyping || document.querySelector('#consent, dialog[open]') !== null || modal.get() !== null
}

function scrolledPercent(): number {
  const { scrollHeight, clientHeight } = document.documentElement
  const way = scrollHeight - clientHeight
  return way <= 0 ? 100 : (window.scrollY / way) * 100
}
