import { useSyncExternalStore } from 'react'
import { type Consent, consentCookie, readConsent } from '#rules/consent/consent.ts'

/** What the browser knows of the visitor's choice, shared by the banner, the footer's button and the connectors. */
interface ConsentView {
  consent: Consent | null
  /** Whether the services are shown one by one. */
  isOpen: boolean
  /** How often they were asked for: one that is being closed at this very moment opens again. */
  opening: number
}

let view: ConsentView | null = null
const listeners = new Set<() => void>()

/** Null on the server and until the page is alive. */
export function useConsentView(): ConsentView | null {
  return useSyncExternalStore(listen, presentView, () => null)
}

export function presentView(): ConsentView {
  view ??= { consent: storedConsent(), isOpen: false, opening: 0 }
  return view
}

export function openChoices(): void {
  show({ isOpen: true, opening: presentView().opening + 1 })
}

export function closeChoices(): void {
  show({ isOpen: false })
}

export function keepConsent(consent: Consent): void {
  writeCookie(consentCookie({ consent, nowSeconds: nowSeconds(), isHttps: window.location.protocol === 'https:' }))
  show({ consent })
}

/** Sets or deletes one cookie. */
export function writeCookie(line: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing from browsers that are still in use.
  document.cookie = line
}

export function nowSeconds(): number {
  return Date.now() / 1_000
}

function storedConsent(): Consent | null {
  return readConsent(document.cookie, nowSeconds())
}

function show(change: Partial<ConsentView>): void {
  view = { ...presentView(), ...change }
  for (const tell of listeners) tell()
}

function listen(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', lookAgain)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) document.removeEventListener('visibilitychange', lookAgain)
  }
}

/** The visitor may have chosen in another tab meanwhile. */
function lookAgain(): void {
  const stored = storedConsent()
  const isNews = JSON.stringify(stored) !== JSON.stringify(presentView().consent)
  if (document.visibilityState === 'visible' && stored && isNews) show({ consent: stored })
}
