import { createPath, type Path } from 'react-router'
import { mayReload } from './failed-chunk.ts'

const KEY = 'chunk-reload'

/**
 * A part that fails to load usually belongs to an older release of the site: the page is loaded anew, at most once a
 * minute. Vite tells of each failed `import()` of ours. A prevented failure comes out of the import as `undefined`: who
 * asked for the part has nothing to do, the page is going. Otherwise it is refused, and who asked says so in words.
 */
export function watchChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const now = Date.now()
    if (!mayReload(readTime(), now) || !writeTime(now)) return
    event.preventDefault()
    window.location.reload()
  })
  if ('navigation' in window) window.navigation.addEventListener('navigate', loadAskedPage)
}

/**
 * React Router imports the modules of routes by itself, where Vite does not see it. When one fails it calls
 * `location.reload()`, without any limit, and leaves its navigation unfinished (`loadRouteModule` in 7.18). The address
 * is still the old one then, and the visitor would be back where the link was: the page asked for is loaded as a
 * document instead. Where the browser cannot tell us (no Navigation API), the router's reload stays as it is.
 *
 * Neither can go round in a circle: the modules of a page's own route are in its document, so only a click on a link
 * makes the router import one. Prefetching would import without a click, and reload without one: no link does it,
 * tests/house-rules.test.ts looks after that.
 */
function loadAskedPage(event: NavigateEvent): void {
  if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return
  const asked = (window as RouterWindow).__reactRouterDataRouter?.state.navigation.location
  if (!asked) return
  event.preventDefault()
  window.location.assign(createPath(asked))
}

/** Where the router keeps itself; React is told of a navigation too late for this. */
interface RouterWindow extends Window {
  __reactRouterDataRouter?: { state: { navigation: { location?: Path } } }
}

function readTime(): number | null {
  try {
    const time = window.sessionStorage.getItem(KEY)
    return time === null ? null : Number(time)
  } catch {
    return null
  }
}

/** Without a memory there must be no reload: nothing would end it. */
function writeTime(time: number): boolean {
  try {
    window.sessionStorage.setItem(KEY, String(time))
    return true
  } catch {
    return false
  }
}
