import type { Location } from '#ui/router/router-context.ts'

const KEY = 'scroll-positions'

/** How far down each visit of a page was, for who comes back to it. */
const heights = new Map<string, number>(readHeights())

/** A height, the top of the page, or where one is; a place that the address names comes before the last two. */
export type ScrollWish = number | 'top' | 'here' | null

export function keepHeight(key: string): void {
  heights.set(key, window.scrollY)
}

export function keptHeight(key: string): number | undefined {
  return heights.get(key)
}

export function scrollAsWished({ hash }: Location, wish: ScrollWish): void {
  if (wish === null) return
  const place = hash && typeof wish !== 'number' ? document.getElementById(decoded(hash.slice(1))) : null
  // It is where it is only once all before it has its own height (site/shell/first-script.ts).
  if (place || Number(wish) > 0) document.documentElement.dataset.laidOut = ''
  if (place) place.scrollIntoView()
  // At once, as between two documents: a scroll that glides is given up when the page changes on its way.
  else if (wish !== 'here') window.scrollTo({ top: wish === 'top' ? 0 : wish, behavior: 'instant' })
}

/** Between documents browsers find the place themselves, within one we do. Answers what to call with the last page. */
export function watchScroll(currentKey: () => string): void {
  history.scrollRestoration = 'manual'
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
    keepHeight(currentKey())
    writeHeights()
  })
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function readHeights(): [string, number][] {
  try {
    return Object.entries(JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}'))
  } catch {
    return []
  }
}

/** A browser that keeps nothing begins at the top. */
function writeHeights(): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(heights)))
  } catch {}
}
