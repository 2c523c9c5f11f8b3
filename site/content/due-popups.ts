import type { PopupPage } from '#contract/content/closed-sets.ts'
import type { TimedPopup } from '#contract/content/popups.ts'
import { mayRunTrackers } from '#rules/consent/sensitive-paths.ts'

const DAY_MS = 86_400_000
/** What one came for is read first, whatever the estate says. */
const LEAST_SECONDS = 3

export interface PopupMoment {
  /** Without its locale: `/notre-domaine`. */
  path: string
  secondsOnPage: number
  /** How far down the page one has come, in percent. */
  scrolled: number
  now: Date
  /** A question about trackers or another dialog is open. */
  isBusy: boolean
  isSignedIn: boolean
  /** Those that were open since the page was loaded. */
  opened: readonly number[]
  closedAt: (id: number) => string | null
}

/** The popup that is due now, if any. Never before the page was read, over a question, or where one buys and signs in. */
export function duePopup(popups: readonly TimedPopup[], moment: PopupMoment): TimedPopup | null {
  const { path, secondsOnPage, isBusy } = moment
  if (isBusy || secondsOnPage < LEAST_SECONDS || !mayRunTrackers(path)) return null
  return popups.find((popup) => belongsHere(popup, path) && isWanted(popup, moment) && isReached(popup, moment)) ?? null
}

/** Whether a page has any that may come: who has none is not watched. */
export function hasPopupsFor(popups: readonly TimedPopup[], path: string): boolean {
  return mayRunTrackers(path) && popups.some((popup) => belongsHere(popup, path))
}

function belongsHere({ onPages, onKinds }: TimedPopup, path: string): boolean {
  const kind = pageKind(path)
  const slug = path === '/' ? 'accueil' : path.slice(1)
  return onPages.includes(slug) || (kind !== null && onKinds.includes(kind))
}

function pageKind(path: string): PopupPage | null {
  if (path === '/') return 'HOME'
  if (path === '/nos-vins') return 'LIST'
  if (/^\/(wines|products)\/(?!search$)/.test(path)) return path.endsWith('/customize') ? null : 'PRODUCT'
  return /^\/[^/]+$/.test(path) ? 'CONTENT' : null
}

/** In its days, not seen since the page was loaded, and not closed too lately. */
function isWanted(popup: TimedPopup, { now, isSignedIn, opened, closedAt }: PopupMoment): boolean {
  const { id, from, until, againDays, isAlcoholPromotion } = popup
  if (opened.includes(id) || (isAlcoholPromotion && !isSignedIn)) return false
  if ((from !== null && now < new Date(from)) || (until !== null && now >= new Date(until))) return false
  const closed = popup.showsOnEveryReload ? null : closedAt(id)
  if (closed === null) return true
  return againDays !== null && now.getTime() - new Date(closed).getTime() >= againDays * DAY_MS
}

function isReached({ afterSeconds, afterScroll }: TimedPopup, { secondsOnPage, scrolled }: PopupMoment): boolean {
  const isLate = afterSeconds !== null && secondsOnPage >= afterSeconds
  return isLate || (afterScroll !== null && scrolled >= afterScroll)
}
