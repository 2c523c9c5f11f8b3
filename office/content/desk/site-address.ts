import { linkAddress } from '#office/shell/text/link-address.ts'
import { pathWithoutLocale } from '#words/basics/locales.ts'

/** What begins like an address is one; everything else is the name of something. */
export function isAddress(text: string): boolean {
  return /^(\/|#|https?:|mailto:|tel:|www\.)/i.test(text)
}

/** What was typed or pasted as it is kept: an address of this very site without its host and its language. */
export function siteAddress(typed: string, host: string): string {
  const text = typed.trim()
  if (/^https?:/i.test(text) && URL.canParse(text)) {
    const url = new URL(text)
    if (url.host === host) return pathWithoutLocale(url.pathname) + url.search + url.hash
  }
  return linkAddress(text) ?? text
}
