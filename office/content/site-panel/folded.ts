const KEY = 'office.panel'

/** Whether the panel was folded away in this browser. A browser that keeps nothing shows it. */
export function isFolded(): boolean {
  try {
    return localStorage.getItem(KEY) === 'folded'
  } catch {
    return false
  }
}

export function rememberFolded(folded: 'folded' | 'open'): void {
  try {
    localStorage.setItem(KEY, folded)
  } catch {
    // It is folded as long as the page is open.
  }
}
