/** What a browser remembers of itself rather than of a person: popups that were closed, a reload that was made. */
const OF_THE_BROWSER = /^(popup-\d+|chunk-reload|scroll-positions)$/

/** Everything else is the customer's: cart, addresses, delivery, answers. */
export function keptAtSignOut(key: string): boolean {
  return OF_THE_BROWSER.test(key)
}
