import { createContext } from 'react-router'
import type { Ask } from '#client/ask.ts'
import type { AllowedHosts } from '#rules/consent/connector-hosts.ts'
import type { Locale } from '#words/basics/locales.ts'

/** What the page server gives every loader and the renderer. */
export interface PageContext {
  /** On pages that are the same for everyone, asks as a visitor nobody knows. */
  ask: Ask
  /** Asks in the caller's own name, on any page; one that asks so is not kept. */
  askAsCaller: Ask
  /** The same in another language of the site: for what says a thing in all of them. */
  askIn: (locale: Locale) => Ask
  locale: Locale
  /** The page's path without its locale. */
  path: string
  nonce: string
  /** The page is the same for everyone and will be kept: it is rendered whole, and for a visitor. */
  isKept: boolean
  /** A script asks for the page: its data is told, and nothing is drawn. */
  asData: boolean
  /** This page must not be kept after all. */
  doNotKeep: () => void
  /** Names hosts besides our own that this page may load from, on top of those named before; a page that names none may not. */
  allowHosts: (hosts: AllowedHosts) => void
  /** Told of what went wrong while the page was made. */
  onFault: (error: unknown) => void
}

export const pageContext = createContext<PageContext>()
