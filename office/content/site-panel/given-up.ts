const KEY = 'office.panel.undrawn'

/** Whether this browser has failed at a page that looks like this: it would fail again. */
export function isGivenUp(hash: string): boolean {
  try {
    return localStorage.getItem(KEY) === hash
  } catch {
    return false
  }
}

/** Remembers the last one alone: once the page is another, or somebody else has drawn it, nothing is to be known of it. */
export function giveUp(hash: string): void {
  try {
    localStorage.setItem(KEY, hash)
  } catch {
    // It is tried again with the next page.
  }
}
